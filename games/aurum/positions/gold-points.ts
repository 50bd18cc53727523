import type { TryPosition } from '@pepite/kernel';
import { begun, kept, played } from './parts/begun.ts';

/** The reader has a gold 8, 5, 2 and 0, no metal that fits, and exactly the tricks of the bid. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 0,
  moves: [
    ...begun([
      'B2 Z8 P5 Z2 Z10 B1 B3 B5 P3 P9 Z5 Z6',
      'C3 C10 S8 P7 S4 B4',
      'S1 S9 C9 S10 C5 Z3',
      'C2 B9 B10 C8 P6 P8',
    ]),
    ...played(0, 'Z8 C10 S9 B9'),
    ...kept(0),
    ...played(0, 'P5 S8 C9 B10'),
    ...kept(0),
    ...played(0, 'Z2 P7 S10 C8'),
    ...kept(0),
    ...played(0, 'Z10 S4 C5 P6'),
    ...kept(1),
    ...played(1, 'B4 Z3 P8'),
  ],
};
