import type { Setting } from '@pepite/bots';
import {
  begin,
  CHANCE,
  copy,
  type Entry,
  isSimultaneous,
  look,
  lookOn,
  type Seat,
  sealed,
  type Start,
  tableOf,
  type View,
  World,
} from '@pepite/kernel';

export type AnyWorld = World<unknown, unknown, unknown>;
export type AnyView = View<unknown, unknown>;

/** Is shown what a seat sees, or what all see, whenever something has happened. */
export interface Onlooker {
  /** The number of seats stands for somebody who has none (`lookOn`). */
  readonly seat: Seat;
  see(view: AnyView): void;
}

/**
 * Goes through the moves of a match that is known to follow the rules. The moves of a simultaneous
 * turn stand one after the other in a record, but nobody knew those of the others: so what a seat
 * knew has its own choices of that turn in it and no others.
 */
export class Walk {
  /** Everything, before the next move. */
  readonly world: AnyWorld;
  readonly #setting: Setting;
  readonly #entries: readonly Entry[];
  /** The world before the simultaneous turn under way, and the moves of that turn so far. */
  readonly #before: AnyWorld;
  readonly #chosen: Entry[] = [];
  readonly #known: AnyWorld;
  readonly #blank: AnyWorld;
  #ply = 0;

  /** `start` is what the match began with, if something was imagined there. */
  constructor(setting: Setting, entries: readonly Entry[], start?: Start) {
    const { game, seats, options } = setting;
    this.#setting = setting;
    this.#entries = entries;
    this.world = begin(game, seats, options);
    this.#before = begin(game, seats, options);
    this.#known = begin(game, seats, options);
    this.#blank = begin(game, seats, options);
    if (start !== undefined) copy(new World(start), this.world);
  }

  /** How many moves have been made. */
  get ply(): number {
    return this.#ply;
  }

  /** The move that comes next, unless that was the last. */
  get next(): Entry | undefined {
    return this.#entries[this.#ply];
  }

  /** Whether chance moves next. */
  get isChance(): boolean {
    return this.next?.actor === CHANCE;
  }

  /**
   * What the seat that decides next knows, or an onlooker, who knows nobody's choices; to be read
   * before the walk goes on.
   */
  viewOf(seat: Seat): AnyView {
    if (this.#chosen.length === 0) return this.#look(this.world, seat);
    copy(this.#before, this.#known);
    for (const { actor, move } of this.#chosen) {
      if (actor === seat) this.#setting.game.apply(this.#known, actor, move);
    }
    return this.#look(this.#known, seat);
  }

  #look(world: AnyWorld, seat: Seat): AnyView {
    return seat < this.#setting.seats ? look(world, seat) : lookOn(world, this.#blank);
  }

  /** Makes the next move, and shows what came of it once it is settled. */
  advance(onlookers: readonly Onlooker[] = []): void {
    const entry = this.next;
    if (entry === undefined) throw new Error('the match is over');
    const { game } = this.#setting;
    const isOpen = !isSimultaneous(game.turn(tableOf(this.world)));
    if (!isOpen && this.#chosen.length === 0) copy(this.world, this.#before);
    game.apply(this.world, entry.actor, entry.move);
    this.#ply++;
    if (isOpen || sealed(game.turn(tableOf(this.world))) === 0) this.#settle(onlookers);
    else this.#chosen.push(entry);
  }

  #settle(onlookers: readonly Onlooker[]): void {
    this.#chosen.length = 0;
    for (const onlooker of onlookers) onlooker.see(this.#look(this.world, onlooker.seat));
  }
}
