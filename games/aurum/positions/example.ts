import type { TryPosition } from '@pepite/kernel';
import { dealt, kept, played } from './parts/begun.ts';

const HANDS = [
  'P2 S9 B9 C5 S2 B7 S8 B4 C7 B8 C10 Z10',
  'B3 Z8 C8 P8 S5 B6 Z9 P10 Z5 C2 B2 P3',
  'Z4 B10 P5 Z6 C6 P6 S6 B5 P7 S3 P4 C3',
  'C1 C9 S7 S4 Z7 Z3 C4 P9 S10 Z1 S1 Z2',
];

/** Who opens, and what is played: 4 tricks for the reader’s team, 5 for the others. */
const TRICKS = [
  [0, 'S9 Z8 B10 C9'],
  [1, 'C8 P5 S7 B9'],
  [2, 'Z6 S4 C5 G0'],
  [3, 'Z7 S2 P8 C6'],
  [0, 'B7 S5 P6 Z3'],
  [3, 'C4 S8 B6 G0'],
  [3, 'P9 B4 Z9 S6'],
  [0, 'C7 P10 B5 G0'],
  [2, 'P7 S10 B8 Z5'],
  [1, 'C2 S3 Z1'],
] as const;

/** The round of the example: the reader may end it, or take a fifth trick with the gold 0. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 0,
  moves: [
    ...dealt(HANDS),
    '0 bid P2',
    '1 bid B3',
    '2 bid Z4',
    '3 bid C1',
    ...TRICKS.flatMap(([opener, cards]) => [...kept(opener), ...played(opener, cards)]),
  ],
};
