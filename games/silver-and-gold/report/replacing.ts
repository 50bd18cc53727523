import { clockwise, type Immutable, itemAt, type Seat } from '@pepite/kernel';
import { NO_CARD } from '../pieces.ts';
import { Phase, type Table } from '../world.ts';

/** The card that a seat is about to get for one it has completed (S14). */
export interface Replacement {
  /** How many cards it has completed this turn, and how many of them will be replaced (S18). */
  readonly completed: number;
  readonly replaced: number;
  /** Which of those it is: the first or the second. */
  readonly number: number;
}

const cardsIn = (places: readonly number[]): number =>
  places.filter((card) => card !== NO_CARD).length;

/** What a seat is replacing now, also while the card it took from the pile is turned up. */
export function replacementOf(table: Immutable<Table>, seat: Seat): Replacement | undefined {
  const { phase, first, settled, seats, players, pileSize, market } = table;
  const isTaking = phase === Phase.take || phase === Phase.draw;
  if (!isTaking || clockwise(first, settled, seats) !== seat) return undefined;
  const { cards, gained } = itemAt(players, seat);
  const completed = cardsIn(gained.cards);
  const missing = cards.length - cardsIn(cards);
  const taken = completed - missing;
  return {
    completed,
    replaced: taken + Math.min(missing, pileSize + cardsIn(market)),
    number: taken + 1,
  };
}
