import type { TryPosition } from '@pepite/kernel';
import { begun } from './parts/begun.ts';

/** The reader opens with any of the metals of the figure; gold can’t. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 0,
  moves: begun(['B3 B7 C3 P10 S1 Z5', 'P2', 'S2', 'C1']),
};
