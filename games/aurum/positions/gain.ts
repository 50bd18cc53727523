import type { TryPosition } from '@pepite/kernel';
import { begun, kept, played } from './parts/begun.ts';

/** The reader has gained a gold 1, and plays last: gold, the lowest metal, or another one. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 3,
  moves: [
    ...begun(['B3 S7 C3 S6', 'P2 B6 Z7 B2', 'S2 Z8 B8 Z9', 'Z1 C1 P9 C2 P4']),
    ...played(0, 'S7 B6 Z8 C1'),
    ...kept(3),
    ...played(3, 'P9 C3 Z7 B8'),
    ...kept(0),
    ...played(0, 'S6 B2 Z9'),
  ],
};
