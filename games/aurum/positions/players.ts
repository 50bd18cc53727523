import type { TryPosition } from '@pepite/kernel';

/** Four metals from 1 to 9, no card left over. */
const HANDS = [
  'B1 B5 B9 P3 P4 P8 S2 S6 S9 Z3 Z5 Z7',
  'B2 B4 B8 P1 P5 P9 S3 S4 S7 Z1 Z6 Z8',
  'B3 B6 B7 P2 P6 P7 S1 S5 S8 Z2 Z4 Z9',
];

/** Three players: the others have bid, but what they have bid shows when the reader has, too. */
export const position: TryPosition = {
  seats: 3,
  options: {},
  seat: 0,
  moves: [
    '* first 0',
    ...HANDS.flatMap((hand, seat) => hand.split(' ').map((card) => `* deal ${seat} ${card}`)),
    '1 bid P5',
    '2 bid S1',
  ],
};
