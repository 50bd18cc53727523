import type { TryPosition } from '@pepite/kernel';
import { begun } from './parts/begun.ts';

/** Two 9s lie in the trick; the reader plays last. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 3,
  moves: [...begun(['B3 C9', 'P2 Z4', 'S2 P9', 'C5 S3']), '0 play C9', '1 play Z4', '2 play P9'],
};
