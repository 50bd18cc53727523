import type { Room } from '../../../rules/figures.ts';

/** How high the figures are: room is kept for them until they have come. */
export const rooms: Readonly<Record<string, Room>> = {
  idea: { narrow: 300, wide: 279 },
  marking: { narrow: 283, wide: 285 },
  palm: { narrow: 281, wide: 274 },
  patterns: { narrow: 297, wide: 180 },
};
