import type { Setting } from '@pepite/bots';
import { begin, copy, type Move, type Moves, type Rng, type Seat } from '@pepite/kernel';
import type { AnyWorld } from '../any-world.ts';

/** A decision that is looked at again: where it was made, and some of the moves there were. */
export interface Sampled {
  readonly world: AnyWorld;
  seat: Seat;
  moves: readonly Move[];
}

/** The moves of one decision that are compared: all, if they are as few. */
const MOST_MOVES = 5;

/** Some decisions of a match, each as likely to be among them as any other that was not forced. */
export class SampledDecisions {
  readonly kept: Sampled[] = [];
  readonly #setting: Setting;
  readonly #most: number;
  readonly #rng: Rng;
  #seen = 0;

  constructor(setting: Setting, most: number, rng: Rng) {
    this.#setting = setting;
    this.#most = most;
    this.#rng = rng;
  }

  note(world: AnyWorld, seat: Seat, moves: Moves, chosen: Move): void {
    if (moves.weight < 2) return;
    const place = this.#rng.below(++this.#seen);
    if (place >= this.#most) return;
    const slot = this.kept.length < this.#most ? this.#grow() : this.kept[place];
    if (slot === undefined) return;
    copy(world, slot.world);
    slot.seat = seat;
    slot.moves = this.#someOf(moves, chosen);
  }

  #grow(): Sampled {
    const { game, seats, options } = this.#setting;
    const slot: Sampled = { world: begin(game, seats, options), seat: 0, moves: [] };
    this.kept.push(slot);
    return slot;
  }

  /** The chosen one, and others as chance has it. */
  #someOf(moves: Moves, chosen: Move): readonly Move[] {
    if (moves.weight <= MOST_MOVES) return moves.first(MOST_MOVES);
    const some = new Set([chosen]);
    // Drawing may bring the same again; a few draws more than needed are enough.
    for (let draw = 0; draw < 2 * MOST_MOVES && some.size < MOST_MOVES; draw++) {
      some.add(moves.draw(this.#rng));
    }
    return [...some];
  }
}
