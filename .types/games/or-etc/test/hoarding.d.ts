import type { Policy } from '@pepite/kernel/laws';
/**
 * Players who give all their cards to one of them, for dice nobody needs: hands of twenty cards,
 * which chance would never bring about. One discard in eight is any.
 */
export declare const hoarding: Policy;
