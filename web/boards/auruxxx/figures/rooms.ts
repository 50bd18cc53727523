import type { Room } from '../../../rules/figures.ts';

/** How high the figures are: room is kept for them until they have come. */
export const rooms: Readonly<Record<string, Room>> = {
  debt: { narrow: 270, wide: 249 },
  idea: { narrow: 368, wide: 402 },
};
