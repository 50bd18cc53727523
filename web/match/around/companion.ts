/** The companion who looks on from a device and never sits (`matches/companions.ts`). */
export const ONLOOKER = 0;
