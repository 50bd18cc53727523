import type { MatchRecord, Seat } from '@pepite/kernel';
import type { ReviewOrder } from './order.ts';

/**
 * What a reader can see soon, always the same, whoever reviews it: other orders would find other
 * worlds.
 */
export const quickOrder = (record: MatchRecord, seat: Seat): ReviewOrder => ({
  record,
  seats: [seat],
  effort: 'quick',
  seed: 1,
});
