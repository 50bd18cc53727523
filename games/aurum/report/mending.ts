import type { Immutable, Move, Seat } from '@pepite/kernel';
import { cardOf, kindOf, SWAP, seatOf } from '../moves.ts';
import { goldCount, type Heap, LEVELS } from '../pieces.ts';
import { sideBid, sideTricks } from '../score.ts';
import { sideOf, type Table } from '../world.ts';

type Shown = Immutable<Table>;

function cardsIn(heap: Heap): number {
  let count = 0;
  for (let level = 0; level < LEVELS; level++) count += goldCount(heap, level);
  return count;
}

/** A14, A17: everybody lays a card to a trick that counts: who holds the fewest sets the limit. */
const tricksLeft = ({ handSizes, stocks }: Shown): number =>
  Math.min(...handSizes.map((cards, seat) => cards + cardsIn(stocks[seat])));

/** Whether a side could still win exactly as many tricks as some bid, with what all hold now. */
function canMake(table: Shown, side: number, bid: number): boolean {
  const tricks = sideTricks(table, side);
  return tricks <= bid && bid <= tricks + tricksLeft(table);
}

/** A6: the bid of a side once a card lies in place of one of its bids. */
function bidAfter(table: Shown, side: number, move: Move): number {
  const bids = [...table.bids];
  bids[seatOf(move)] = cardOf(move);
  return sideBid({ seats: table.seats, bids }, side);
}

/**
 * A7, A19: whether the bid of a seat's side can't be made exactly any more, and one of these moves
 * gives it a bid that can: then a swap is worth its gold.
 */
export function canMend(table: Shown, seat: Seat, moves: readonly Move[]): boolean {
  const side = sideOf(seat, table.seats);
  if (canMake(table, side, sideBid(table, side))) return false;
  return moves.some(
    (move) => kindOf(move) === SWAP && canMake(table, side, bidAfter(table, side, move)),
  );
}
