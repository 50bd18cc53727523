import type { TryPosition } from '@pepite/kernel';
import { begun } from './parts/begun.ts';

/** Silver and bismuth lie in the trick; the reader holds both, and other metals. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 2,
  moves: [...begun(['C3 S6', 'Z3 B2', 'C4 Z9 P4 S8 B7', 'C1']), '0 play S6', '1 play B2'],
};
