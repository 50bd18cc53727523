import type { Reference } from '@pepite/kernel';

export const english: Reference = {
  groups: [
    {
      id: 'turn',
      title: 'Your turn',
      lines: [
        {
          clause: 'X6',
          text: 'Begin by passing, drawing or playing. If you owe cards: accept, or pass.',
        },
        { clause: 'X7', text: 'Pass: first thing in a turn only; 3 times a round, 5 points each.' },
        { clause: 'X8', text: 'Draw: at most twice a turn, even if you have something that fits.' },
        { clause: 'X9', text: 'A pass, or a play that is no action, ends your turn.' },
        { clause: 'X9', text: 'After two draws you may also simply stop.' },
        {
          clause: 'X16',
          text: 'For every 2 you play, the next player owes 2 cards, or passes the debt on.',
        },
      ],
    },
    {
      id: 'fits',
      title: 'What fits',
      lines: [
        {
          clause: 'X10',
          text: 'On a number: its colour; or one or more of the same number or of a neighbour.',
        },
        { clause: 'X11', text: 'On a 2: one card of any colour; or one or more 1s, 2s or 3s.' },
        { clause: 'X12', text: 'On a 50: one card of its colour, or one or more other 50s.' },
        { clause: 'X13', text: 'On a Happy Man: one card of its colour, or any one Happy Man.' },
        { clause: 'X14', text: 'On an action: anything, also several cards of one number.' },
        { clause: 'X15', text: 'A single 2 and any action fit on every card.' },
      ],
    },
    {
      id: 'actions',
      title: 'Actions and Happy Man',
      lines: [
        {
          clause: 'X18',
          text: 'Profusion: take one card from every other player, without looking.',
        },
        {
          clause: 'X19',
          text: 'Draw-a-card: take one card from the next player, without looking.',
        },
        { clause: 'X20', text: 'Exchange: swap whole hands with a player of your choice.' },
        {
          clause: 'X21',
          text: 'After an action you go on: your turn needs a play that is no action.',
        },
        { clause: 'X27', text: 'Happy Man: you take the figure, and your turn is over.' },
      ],
    },
    {
      id: 'end',
      title: 'Finishing and points',
      lines: [
        { clause: 'X23', text: 'An ordinary card can’t be your last one: draw or pass.' },
        {
          clause: 'X25',
          text: 'Only golden twelves left: play them all at once, on any card, and win the round.',
        },
        {
          clause: 'X29',
          text: 'In hand: numbers as shown, 50 for a 50, 25 for Happy Man or action.',
        },
        {
          clause: 'X30',
          text: 'Each pass adds 5; the winner takes off 5 for each golden twelve played.',
        },
        { clause: 'X28', text: 'Whoever owns the figure writes down half of the points.' },
        { clause: 'X31', text: 'After 3 rounds the lowest sum wins.' },
      ],
    },
  ],
  glossary: [
    { clause: 'X3', term: 'talon', meaning: 'where cards are played; only its top card counts' },
    {
      clause: 'X5',
      term: 'pile',
      meaning: 'where you draw; when it is empty the talon is shuffled',
    },
    { clause: 'X1', term: 'number', meaning: '0 to 12 in five colours, each of them twice' },
    { clause: 'X10', term: 'neighbour', meaning: 'the number above or below; 12 and 0 are none' },
    {
      clause: 'X15',
      term: 'several cards',
      meaning: 'of one number, or all 50s; you choose the top one',
    },
    {
      clause: 'X1',
      term: 'action',
      meaning: 'Profusion, Exchange or Draw-a-card: no colour, fits always',
    },
    {
      clause: 'X25',
      term: 'golden twelve',
      meaning: 'the only card to finish with; 12 points if it stays in hand',
    },
    {
      clause: 'X4',
      term: 'figure',
      meaning: 'the small Happy Man; stays with its owner until fetched',
    },
    {
      clause: 'X16',
      term: 'debt',
      meaning: 'cards owed for 2s; draw them first, or pass the debt on',
    },
    { clause: 'X7', term: 'pass', meaning: 'ends your turn; 3 a round, each costs 5 points' },
    { clause: 'X25', term: 'golden finish', meaning: 'playing golden twelves as your last cards' },
    { clause: 'X2', term: 'round', meaning: '12 cards each; the deal moves on clockwise' },
  ],
};
