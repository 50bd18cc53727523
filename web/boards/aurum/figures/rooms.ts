import type { Room } from '../../../rules/figures.ts';

/** How high the figures are: room is kept for them until they have come. */
export const rooms: Readonly<Record<string, Room>> = {
  bid: { narrow: 269, wide: 275 },
  'bid-points': { narrow: 314, wide: 334 },
  deal: { narrow: 669, wide: 360 },
  example: { narrow: 419, wide: 416 },
  follow: { narrow: 382, wide: 395 },
  gain: { narrow: 355, wide: 349 },
  'gold-points': { narrow: 333, wide: 192 },
  idea: { narrow: 306, wide: 308 },
  metals: { narrow: 376, wide: 402 },
  players: { narrow: 598, wide: 490 },
  swap: { narrow: 287, wide: 266 },
  trick: { narrow: 407, wide: 416 },
};
