import type { TryPosition } from '@pepite/kernel';
import { dealt } from './parts/begun.ts';

/** The reader has bid B3 and holds S5, and is asked before the first trick. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 0,
  moves: [...dealt(['B3 S5', 'C2', 'P4', 'Z3']), '0 bid B3', '1 bid C2', '2 bid P4', '3 bid Z3'],
};
