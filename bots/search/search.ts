import { type Move, type Moves, type Rng, type View } from '@pepite/kernel';
import type { Bot } from '../bot.ts';
import type { Setting } from '../setting.ts';
import { type Budget, type Clock, within } from './budget.ts';
import { Flat } from './flat.ts';
import type { Insight } from './insight.ts';
import { forced, type Thought } from './thought.ts';
import { Tree } from './tree.ts';

const SEEDS = 2 ** 30;

/**
 * Thinks for one seat of one match: it plays the match on in its mind, in worlds that it imagines
 * from what the seat sees. Same views, same seed and a budget without time: the same choice.
 */
export class SearchBot implements Bot {
  readonly #insight: Insight;
  readonly #method: Flat | Tree;
  readonly #budget: Budget;
  readonly #clock: Clock;

  constructor(setting: Setting, insight: Insight, budget: Budget, clock: Clock) {
    this.#insight = insight;
    this.#method =
      insight.method === 'flat' ? new Flat(setting, insight) : new Tree(setting, insight);
    this.#budget = budget;
    this.#clock = clock;
  }

  see(view: View<unknown, unknown>): void {
    this.#insight.note?.(view);
  }

  choose(view: View<unknown, unknown>, moves: Moves, rng: Rng, milliseconds?: number): Move {
    return this.think(view, moves, rng, milliseconds).moves[0].move;
  }

  /** What it would do and what it expects of it. */
  think(view: View<unknown, unknown>, moves: Moves, rng: Rng, milliseconds = Infinity): Thought {
    this.#insight.note?.(view);
    const ranked = this.#insight.rank?.(view, moves) ?? [...moves];
    const seed = rng.below(SEEDS);
    if (ranked.length === 1) return forced(ranked[0]);
    const budget = within(this.#budget, milliseconds);
    return this.#method.think(view, ranked, seed, budget, this.#clock);
  }
}
