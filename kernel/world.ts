import { copyLeaves, type Leaves, leavesOf } from './data.ts';
import type { Seat } from './seats.ts';

/** Plain data that may be read but not changed. */
export type Immutable<T> = T extends readonly (infer E)[]
  ? readonly Immutable<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/**
 * What one seat sees: the table and its own hand. A live window on a world, not a snapshot.
 * The class is not exported, so that nothing but `look`, `lookOn` and the far end of a wire
 * (`parseView`) can make one: a function that asks for a View can't be handed anything else.
 */
class SeatView<T, H> {
  readonly table: Immutable<T>;
  readonly seat: Seat;
  readonly hand: Immutable<H>;
  /** Where its values are; found when they are first copied. */
  #leaves: Leaves | undefined;

  constructor(table: Immutable<T>, seat: Seat, hand: Immutable<H>) {
    this.table = table;
    this.seat = seat;
    this.hand = hand;
  }

  static isGenuine(value: object): boolean {
    return #leaves in value;
  }

  static copy<T, H>(from: SeatView<T, H>, to: SeatView<T, H>): void {
    copyLeaves(from.#found(), to.#found());
  }

  #found(): Leaves {
    this.#leaves ??= leavesOf([this.table, this.hand]);
    return this.#leaves;
  }
}

/** What one seat sees: only `look` and `parseView` make one. */
export type View<T, H> = SeatView<T, H>;

/** The parts a game makes its world from, placed by who may see them. */
export interface WorldParts<T, H, B> {
  /** What all see. */
  readonly table: T;
  /** What each seat sees besides. */
  readonly hands: readonly H[];
  /** What nobody sees. */
  readonly box: B;
}

/** Everything that exists in a match. It never leaves the referee. */
export class World<T, H, B> implements WorldParts<T, H, B> {
  readonly table: T;
  readonly hands: readonly H[];
  readonly box: B;
  readonly #views: readonly View<T, H>[];
  readonly #leaves: Leaves;
  /** What somebody without a seat sees; made when it is first needed. */
  #onlooking: View<T, H> | undefined;

  constructor({ table, hands, box }: WorldParts<T, H, B>) {
    this.table = table;
    this.hands = hands;
    this.box = box;
    this.#leaves = leavesOf([table, hands, box]);
    // Made once and shared: looking must cost nothing on the playout path.
    this.#views = hands.map(
      (hand, seat) => new SeatView<T, H>(table as Immutable<T>, seat, hand as Immutable<H>),
    );
  }

  /** What a seat sees: `look` is the name for it outside. */
  static look<T, H, B>(world: World<T, H, B>, seat: Seat): View<T, H> {
    return world.#views[seat];
  }

  /** The table, and a hand of nobody, which is shaped as all are. */
  static lookOn<T, H, B>(world: World<T, H, B>): View<T, H> {
    const { table, hands } = world;
    world.#onlooking ??= new SeatView<T, H>(
      table as Immutable<T>,
      hands.length,
      // All of it is plain data, and the engine knows no more than the language does.
      JSON.parse(JSON.stringify(hands[0])) as Immutable<H>,
    );
    return world.#onlooking;
  }

  /** Makes one world equal to another: `copy` is the name for it outside. */
  static copy<T, H, B>(from: World<T, H, B>, to: World<T, H, B>): void {
    copyLeaves(from.#leaves, to.#leaves);
  }
}

/** What `seat` sees of a world. */
export const look = <T, H, B>(world: World<T, H, B>, seat: Seat): View<T, H> =>
  World.look(world, seat);

/**
 * What somebody without a seat sees: the table, and a hand with nothing in it. `blank` is a world
 * of the same make in which nothing has happened yet: its hands are empty. The view's seat is the
 * one after the last, so that `imagine` draws every hand.
 */
export const lookOn = <T, H, B>(world: World<T, H, B>, blank: World<T, H, B>): View<T, H> =>
  new SeatView<T, H>(tableOf(world), world.hands.length, look(blank, 0).hand);

/** Makes `to` equal to `from`; the two share nothing. Both are worlds of the same make of match. */
export const copy = <T, H, B>(from: World<T, H, B>, to: World<T, H, B>): void =>
  World.copy(from, to);

/** Makes the table and the seat's own hand of a world look as in a view; the rest stays. */
export const copySeen = <T, H, B>(view: View<T, H>, into: World<T, H, B>): void =>
  SeatView.copy(view, view.seat < into.hands.length ? look(into, view.seat) : World.lookOn(into));

/** The table of a world, for reading: what a spectator sees. */
export const tableOf = <T, H, B>(world: World<T, H, B>): Immutable<T> =>
  world.table as Immutable<T>;

/** Whether something is a view that the kernel has made. */
export const isView = (value: object): boolean => SeatView.isGenuine(value);

/** A view as text, for a wire. */
export const printView = <T, H>(view: View<T, H>): string =>
  JSON.stringify({ table: view.table, seat: view.seat, hand: view.hand });

/**
 * The view at the far end of the wire. It takes text, not an object, so that a world or a home-made
 * object can't slip in; it trusts its sender, as a browser trusts the server that serves it.
 */
export function parseView<T, H>(text: string): View<T, H> {
  const { table, seat, hand } = JSON.parse(text) as Pick<View<T, H>, 'table' | 'seat' | 'hand'>;
  return new SeatView<T, H>(table, seat, hand);
}
