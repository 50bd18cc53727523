import {
  type Card,
  goldCard,
  goldCount,
  type Heap,
  LEVELS,
  NO_CARD,
  valueOf,
} from '@pepite/games/aurum/pieces';
import { sideOf, type Table } from '@pepite/games/aurum/world';
import { clockwise, type Immutable, itemAt, type Seat } from '@pepite/kernel';

type Shown = Immutable<Table>;

/** Where a player sits, seen from the one at the bottom: the next one clockwise is at the left. */
export type Spot = 'bottom' | 'left' | 'top' | 'right';

const SPOTS: ReadonlyMap<number, readonly Spot[]> = new Map([
  [3, ['bottom', 'left', 'right']],
  [4, ['bottom', 'left', 'top', 'right']],
]);

export const spotOf = (seat: Seat, viewer: Seat, seats: number): Spot =>
  itemAt(SPOTS.get(seats) ?? [], (seat - viewer + seats) % seats);

/** The others, from left to right. */
export const othersOf = (viewer: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, step) => clockwise(viewer, step + 1, seats));

/** A heap as cards: one for each level, with how many there are. */
export interface Pile {
  readonly card: Card;
  readonly count: number;
}

export const pilesOf = (heap: Heap): readonly Pile[] =>
  Array.from({ length: LEVELS }, (_, level) => ({
    card: goldCard(level),
    count: goldCount(heap, level),
  })).filter(({ count }) => count > 0);

/** The seats of a side, in seat order. */
export const seatsOf = (side: number, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat, seats) === side);

/** A card of a trick and who played it. */
export interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}

export const laidIn = (trick: Shown['trick'], seats: number): readonly Laid[] =>
  trick.cards
    .slice(0, trick.laid)
    .map((card, place) => ({ seat: clockwise(trick.opener, place, seats), card }));

/** The value of a bid that lies open, or nothing. */
export const bidValue = (card: Card): number | undefined =>
  card === NO_CARD ? undefined : valueOf(card);
