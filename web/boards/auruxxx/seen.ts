import type { Hand, Table } from '@pepite/games/auruxxx/world';
import { type Immutable, itemAt, type Seat } from '@pepite/kernel';
import { type Happening, happeningsBetween } from './happenings.ts';
import { freshIn, type Held, type Order } from './sorting.ts';

/** What a board shows at a time. */
export interface Seen {
  readonly table: Immutable<Table>;
  readonly hands: readonly (Immutable<Hand> | undefined)[];
  readonly held: readonly Held[];
  readonly order: Order;
  /** Whose cards are held. */
  readonly seat: Seat;
}

/** What happened between two looks at the board. */
export const happeningsSince = (before: Seen, now: Seen): readonly Happening[] =>
  happeningsBetween(before.table, now.table, (seat) => hasChanged(before, now, seat));

/** Whether a hand is another one; nothing if it is not seen. */
function hasChanged(before: Seen, now: Seen, seat: Seat): boolean | undefined {
  const one = before.hands[seat];
  const other = now.hands[seat];
  if (one === undefined || other === undefined) return undefined;
  return one.cards.some((word, place) => word !== other.cards[place]);
}

/** New cards are marked until the next ones come, or one is laid; a whole new hand has none. */
export function freshSince(
  before: Seen,
  now: Seen,
  happenings: readonly Happening[],
  fresh: readonly string[],
): readonly string[] {
  // Where nothing is seen to happen, a replay has jumped.
  if (happenings.length === 0 || itemAt(happenings, 0).kind === 'dealt') return [];
  const came = freshIn(before.held, now.held);
  if (came.length === now.held.length) return [];
  if (happenings.some((one) => one.kind === 'laid' && one.seat === now.seat)) return came;
  const kept = now.held.map(({ key }) => key).filter((key) => fresh.includes(key));
  return came.length > 0 ? came : kept;
}

/** The seats whose cards lie open. */
export const openSeats = ({ hands }: Seen): readonly Seat[] =>
  hands.flatMap((hand, seat) => (hand === undefined ? [] : [seat]));
