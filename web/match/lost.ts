/** Why there is nothing to show of a match any more. */
const LOST = ['no-such-match', 'match-broken', 'match-ended'] as const;
export type Lost = (typeof LOST)[number];

export const isLost = (kind: string): kind is Lost => LOST.some((one) => one === kind);
