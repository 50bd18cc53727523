import type { TryPosition } from '@pepite/kernel';
import { begun } from './parts/begun.ts';

/** Three metals lie in the trick; the reader plays the last card. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 3,
  moves: [...begun(['B3 P5', 'P2 C9', 'S2 Z2', 'C4 S7']), '0 play P5', '1 play C9', '2 play Z2'],
};
