import type { Reference } from '@pepite/kernel';

export const english: Reference = {
  groups: [
    {
      id: 'turn',
      title: 'A turn',
      lines: [
        { clause: 'O9', text: 'Every free exit of your deepest row is a throw of five dice.' },
        { clause: 'O10', text: 'A phase: all who have a throw left roll, exchange dice and lay.' },
        { clause: 'O19', text: 'Exchanges go in order, one action each, until all have passed.' },
        { clause: 'O24', text: 'All at once: lay one card whose combination your dice show.' },
        {
          clause: 'O25',
          text: 'It takes a free exit of your deepest row; what you lay is your next row.',
        },
        { clause: 'O26', text: 'In the end: discard any cards, then draw up to the hand size.' },
      ],
    },
    {
      id: 'exchange',
      title: 'Exchanging dice',
      lines: [
        {
          clause: 'O20',
          text: 'Centre: a lower die is free; a higher one costs a card of the exact difference.',
        },
        {
          clause: 'O21',
          text: 'The only die of its value may be contested: the highest stake wins.',
        },
        {
          clause: 'O22',
          text: 'Offer: if your die is the lower one, add a card of at least the difference.',
        },
      ],
    },
    {
      id: 'tools',
      title: 'Tools',
      lines: [
        {
          clause: 'O23',
          text: 'Pick: roll any of your dice again, once a phase. Shovel: once a turn.',
        },
        { clause: 'O23', text: 'Mallet: roll one die again, once a phase; an accident breaks it.' },
        {
          clause: 'O23',
          text: 'Mug: one free exchange with the centre dice a phase, never contested.',
        },
        { clause: 'O9', text: 'Wagon: 1 more throw every turn.' },
        { clause: 'O14', text: 'Helmet: give it up, and an accident spares you.' },
      ],
    },
    {
      id: 'naturals',
      title: 'Natural rolls',
      lines: [
        { clause: 'O13', text: 'Five 1s break your tool.' },
        { clause: 'O17', text: 'Five 6s: in this phase you may lay any card.' },
        {
          clause: 'O15',
          text: 'Rockfall 11122, roof fall 11222: your best card of the row turns face down.',
        },
        {
          clause: 'O16',
          text: 'Cave-in 12345 closes a free exit; firedamp 23456 costs a throw next turn.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end and the points',
      lines: [
        {
          clause: 'O12',
          text: 'A natural roll of five equal 2s, 3s, 4s or 5s ends the match from turn 4 on.',
        },
        { clause: 'O12', text: 'From turn 5 on also four equal dice, from turn 6 on also three.' },
        { clause: 'O28', text: 'It is over, too, when the last card of the pile is drawn.' },
        { clause: 'O29', text: 'Face-up cards score their values; the highest sum wins.' },
      ],
    },
  ],
  glossary: [
    {
      clause: 'O1',
      term: 'Filon card',
      meaning: 'shows five dice, its value and its exits; cards of a hand pay, too',
    },
    {
      clause: 'O1',
      term: 'X, Y, dash',
      meaning: 'X and Y: any two different values; dash: any die',
    },
    {
      clause: 'O11',
      term: 'free exit',
      meaning: 'opened by face-up cards; each card built on the row takes one',
    },
    {
      clause: 'O9',
      term: 'deepest row',
      meaning: 'the lowest one with a face-up card; at first the entrance',
    },
    {
      clause: 'O9',
      term: 'throw',
      meaning: 'five dice to roll; you have one in each phase, as long as they last',
    },
    {
      clause: 'O12',
      term: 'natural roll',
      meaning: 'the first roll of a phase, before dice change',
    },
    {
      clause: 'O7',
      term: 'prestige',
      meaning: '7 to bid for a tool; what is left is your hand size, 5 at most',
    },
    { clause: 'O5', term: 'tool', meaning: 'sold by auction before turn 1; everybody has one' },
    {
      clause: 'O3',
      term: 'beers',
      meaning: 'the centre dice, one fewer than players; rolled once a game',
    },
    {
      clause: 'O14',
      term: 'accident',
      meaning: 'lies open; strikes the first, in order, who rolls it',
    },
    {
      clause: 'O4',
      term: 'in order',
      meaning: 'clockwise from the first player, who stays the same',
    },
    {
      clause: 'O21',
      term: 'stake',
      meaning: 'a card laid unseen in a contest; the winner discards it',
    },
    {
      clause: 'O18',
      term: 'set aside',
      meaning: 'a mine without a free exit; it still scores, and you start again',
    },
  ],
};
