import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text: 'These five lines are all you need to start.',
    points: [
      'Everyone gets 5 of the 20 cards.',
      'In turn, everyone lays one card.',
      'If you can beat all the cards laid so far, you must.',
      'The highest card takes the trick, and its player leads the next one.',
      'After 5 tricks, the player with the most wins.',
    ],
  },
];

const deal: readonly GuideParagraph[] = [
  {
    clause: 'T1',
    title: 'The cards',
    text: 'There are 20 cards, numbered 1 to 20, one of each.',
  },
  {
    clause: 'T2',
    title: 'The deal',
    text: 'Everyone gets 5 cards. The rest are set aside, and nobody looks at them.',
  },
];

const tricks: readonly GuideParagraph[] = [
  {
    clause: 'T3',
    title: 'Laying cards',
    text: 'One player leads with any card; the others follow clockwise with one card each.',
    ruling: 'The first seat leads the first trick.',
  },
  {
    clause: 'T4',
    title: 'Beating',
    text: 'If you hold a card that beats the whole trick, you must lay one that does.',
  },
  {
    clause: 'T5',
    title: 'Taking a trick',
    text: 'The highest card takes the trick, and its player leads the next one.',
  },
];

const end: readonly GuideParagraph[] = [
  {
    clause: 'T6',
    title: 'Winning',
    text: 'After 5 tricks the match is over: the player with the most wins.',
    ruling: 'Players who are tied win together.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'T7',
    title: 'What you may see',
    text: 'You see your own hand, the trick on the table and how many tricks each player has.',
  },
];

export const english: Guide = [
  { id: 'idea', title: 'The idea in five lines', paragraphs: idea },
  { id: 'deal', title: 'The deal', paragraphs: deal },
  { id: 'tricks', title: 'Tricks', paragraphs: tricks },
  { id: 'end', title: 'The end', paragraphs: end },
  { id: 'hidden', title: 'What is hidden', paragraphs: hidden },
];
