import type { Room } from '../../../rules/figures.ts';

/** How high the figures are: room is kept for them until they have come. */
export const rooms: Readonly<Record<string, Room>> = {
  accident: { narrow: 459, wide: 446 },
  cards: { narrow: 283, wide: 272 },
  centre: { narrow: 430, wide: 217 },
  end: { narrow: 333, wide: 250 },
  hand: { narrow: 265, wide: 302 },
  idea: { narrow: 340, wide: 354 },
  offer: { narrow: 304, wide: 176 },
  row: { narrow: 382, wide: 361 },
};
