import type { TryPosition } from '@pepite/kernel';
import { dealt } from './parts/begun.ts';

/** All is dealt, C6 and S9 lie open, and the reader bids first. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 0,
  moves: dealt(['B3', 'P2', 'Z4', 'C1'], ['C6', 'S9']),
};
