import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text: 'Know these five lines and you can sit down.',
    points: [
      'Everybody gets 5 of 20 cards.',
      'In turn, everybody lays one card.',
      'If you can lay a higher card than all others, you must.',
      'The highest card takes the trick, and leads to the next one.',
      'After 5 tricks, whoever has taken most of them wins.',
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
    text: 'Everybody gets 5 cards. What is left is put aside, and nobody looks at it.',
  },
];

const tricks: readonly GuideParagraph[] = [
  {
    clause: 'T3',
    title: 'Laying cards',
    text: 'One player leads with any card; the others follow clockwise with one card each.',
    ruling: 'Whoever sits first leads the first trick.',
  },
  {
    clause: 'T4',
    title: 'Beating',
    text: 'If one of your cards is higher than all in the trick, you must lay such a card.',
  },
  {
    clause: 'T5',
    title: 'Taking a trick',
    text: 'The highest card takes the trick, and whoever laid it leads the next one.',
  },
];

const end: readonly GuideParagraph[] = [
  {
    clause: 'T6',
    title: 'Winning',
    text: 'After 5 tricks the match is over: whoever has taken most of them wins.',
    ruling: 'If several have taken as many, they win together.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'T7',
    title: 'What you may see',
    text: 'You see your own hand, the trick on the table and how many tricks each has taken.',
  },
];

export const english: Guide = [
  { id: 'idea', title: 'The idea in five lines', paragraphs: idea },
  { id: 'deal', title: 'The deal', paragraphs: deal },
  { id: 'tricks', title: 'Tricks', paragraphs: tricks },
  { id: 'end', title: 'The end', paragraphs: end },
  { id: 'hidden', title: 'What is hidden', paragraphs: hidden },
];
