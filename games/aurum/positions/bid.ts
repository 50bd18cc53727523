import type { TryPosition } from '@pepite/kernel';
import { dealt } from './parts/begun.ts';

/** The reader bids last, after P2, B3 and Z4. */
export const position: TryPosition = {
  seats: 4,
  options: {},
  seat: 3,
  moves: [...dealt(['P2', 'B3', 'Z4', 'C1']), '0 bid P2', '1 bid B3', '2 bid Z4'],
};
