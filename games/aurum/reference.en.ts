import type { Reference } from '@pepite/kernel';

export const english: Reference = {
  groups: [
    {
      id: 'round',
      title: 'A round, step by step',
      lines: [
        {
          clause: 'A2',
          text: 'Deal: 12 metal cards each; with 4 players, 2 more lie open, out of play.',
        },
        {
          clause: 'A5',
          text: 'Bid: lay one metal card; its number is how many tricks you announce.',
        },
        {
          clause: 'A7',
          text: 'Before each trick: pay one gold to replace a bid by a card of your hand.',
        },
        { clause: 'A11', text: 'Opening: any metal card, never gold.' },
        {
          clause: 'A12',
          text: 'Following: a metal not in this trick yet, or any gold of your stock.',
        },
        {
          clause: 'A13',
          text: 'If you hold a metal that fits, you have to play it, another one, or gold.',
        },
      ],
    },
    {
      id: 'after',
      title: 'After each trick',
      lines: [
        {
          clause: 'A14',
          text: 'The lowest metal (if equal, the last one) brings gold of its number, if any.',
        },
        { clause: 'A14', text: 'Gold or not, its player opens the next trick.' },
        { clause: 'A15', text: 'The highest gold wins the trick; without gold the highest metal.' },
        { clause: 'A15', text: 'Among equals the card played last wins.' },
        { clause: 'A16', text: 'Gold that was played goes back to the supply.' },
      ],
    },
    {
      id: 'points',
      title: 'What scores',
      lines: [
        {
          clause: 'A19',
          text: 'Exactly the bid: twice the bid. More tricks: the bid. Fewer: nothing.',
        },
        { clause: 'A6', text: 'Teams: the higher of the two bids counts, and the tricks of both.' },
        {
          clause: 'A20',
          text: 'Gold in stock: 1 point for a 1 to 3, 2 for a 4 to 6, 3 for a 7 or 8.',
        },
        {
          clause: 'A21',
          text: 'Most points win the nugget; if level, the exact bid, then the highest gold.',
        },
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      lines: [
        {
          clause: 'A17',
          text: 'The round stops when somebody has no playable metal and plays no gold.',
        },
        { clause: 'A18', text: 'The unfinished trick is void: no winner, no gold.' },
        { clause: 'A22', text: '4 players: the first team with two nuggets wins.' },
        {
          clause: 'A23',
          text: '3 players: whoever wins the first two rounds, or has most nuggets after three.',
        },
      ],
    },
  ],
  glossary: [
    {
      clause: 'A5',
      term: 'bid',
      meaning: 'the metal card in front of you, out of play; it announces your tricks',
    },
    {
      clause: 'A4',
      term: 'first player',
      meaning: 'bids first and opens the first trick; moves on each round',
    },
    { clause: 'A1', term: 'gold', meaning: '15 open cards from 0 to 8; gold beats every metal' },
    {
      clause: 'A1',
      term: 'metal',
      meaning: 'bismuth, copper, phosphorus, silver or zinc, from 1 to 10',
    },
    { clause: 'A21', term: 'nugget', meaning: 'the prize of a round' },
    { clause: 'A2', term: 'open cards', meaning: 'two metal cards that nobody holds this round' },
    { clause: 'A12', term: 'playable', meaning: 'a metal that is not in the trick yet, or gold' },
    { clause: 'A25', term: 'round', meaning: 'from one deal to the next' },
    { clause: 'A1', term: 'stock', meaning: 'the gold you own' },
    { clause: 'A1', term: 'supply', meaning: 'the gold that nobody owns' },
    {
      clause: 'A8',
      term: 'swap',
      meaning: 'a new bid for one gold; once per player before each trick',
    },
    {
      clause: 'A6',
      term: 'team',
      meaning: 'with 4 players: two partners, who sit opposite each other',
    },
    {
      clause: 'A12',
      term: 'trick',
      meaning: 'one card each; no metal twice, gold as often as you like',
    },
    {
      clause: 'A3',
      term: 'gold 0',
      meaning: 'everybody starts a round with one; no points, never gained again',
    },
  ],
};
