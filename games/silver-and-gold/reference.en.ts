import type { Reference } from '@pepite/kernel';

export const english: Reference = {
  groups: [
    {
      id: 'turn',
      title: 'A turn',
      lines: [
        { clause: 'S6', text: 'An expedition card is turned up: its shape holds for everybody.' },
        { clause: 'S7', text: 'All at once: mark it, whole, on one of your two cards.' },
        { clause: 'S7', text: 'You may turn and mirror it; no cell is marked twice.' },
        { clause: 'S8', text: 'Or mark exactly one free cell. Marking nothing is not allowed.' },
        {
          clause: 'S13',
          text: 'When all are done, the start player settles first: cups, then cards.',
        },
        {
          clause: 'S14',
          text: 'For a completed card take one of the market, or the top of the pile, unseen.',
        },
        { clause: 'S15', text: 'The market is filled up once a player has finished taking.' },
      ],
    },
    {
      id: 'signs',
      title: 'Signs on cells',
      lines: [
        { clause: 'S9', text: 'Cross: at once mark one more free cell, on either card.' },
        { clause: 'S10', text: 'Coin: tick the next coin box; 4 fill a row and bring a cup.' },
        {
          clause: 'S11',
          text: 'Palm: 1 point, and 1 more for each palm in the market at that moment.',
        },
        { clause: 'S12', text: 'A shape may cover several signs: all of them count.' },
      ],
    },
    {
      id: 'points',
      title: 'What scores',
      lines: [
        { clause: 'S1', text: 'Completed cards: purple 14 points, orange 12, green 10, grey 8.' },
        { clause: 'S19', text: 'A card that is not complete is worth nothing.' },
        {
          clause: 'S20',
          text: 'Seal of a completed card: +1 or +2 for each completed card of its colour.',
        },
        { clause: 'S19', text: 'Coins: 1 point each, up to 12.' },
        {
          clause: 'S3',
          text: 'Cups: 6, 5, 4, 3, 2, 1; who fills a row takes the highest one left.',
        },
        { clause: 'S11', text: 'Palms: what they brought; only your first four count.' },
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      lines: [
        {
          clause: 'S17',
          text: '7 turns make a round; after 4 rounds, 28 turns, the match is over.',
        },
        { clause: 'S14', text: 'After the very last turn no card is replaced.' },
        { clause: 'S21', text: 'The highest total wins.' },
        { clause: 'S21', text: 'Tie: most completed grey cards, then green, orange, purple.' },
      ],
    },
  ],
  glossary: [
    {
      clause: 'S1',
      term: 'treasure card',
      meaning: 'an island to fill; everybody has two in front of them',
    },
    {
      clause: 'S2',
      term: 'expedition card',
      meaning: 'one of 8, which show 6 shapes; a round reveals 7',
    },
    {
      clause: 'S2',
      term: 'shape',
      meaning: 'pair, line of three, corner of three, T, L or square of four',
    },
    { clause: 'S7', term: 'cell', meaning: 'a square of an island; free until it is marked' },
    {
      clause: 'S14',
      term: 'completed card',
      meaning: 'all its cells are marked; it is put aside, face up',
    },
    { clause: 'S5', term: 'market', meaning: 'four open treasure cards, filled up from the pile' },
    {
      clause: 'S22',
      term: 'pile',
      meaning: 'the treasure cards to come; nobody knows their order',
    },
    { clause: 'S3', term: 'score card', meaning: '12 coin boxes in 3 rows, and 4 palm boxes' },
    {
      clause: 'S13',
      term: 'cup',
      meaning: 'for a row of coins; six for all, the highest goes first',
    },
    { clause: 'S20', term: 'seal', meaning: 'on 12 cards: a colour with a +1 or +2' },
    {
      clause: 'S16',
      term: 'start player',
      meaning: 'settles first; the next one clockwise after each turn',
    },
    { clause: 'S17', term: 'round', meaning: 'seven turns' },
  ],
};
