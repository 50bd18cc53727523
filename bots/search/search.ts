import { type Move, type Moves, type Rng, type View } from '@pepite/kernel';
import type { Bot } from '../bot.ts';
import type { Setting } from '../setting.ts';
import { type Budget, type ReadClock, within } from './budget.ts';
import { ENOUGH, Flat } from './flat.ts';
import type { Insight } from './insight.ts';
import { forced, type Thought } from './thought.ts';
import { Tree } from './tree.ts';

const SEEDS = 2 ** 30;

/** Of the time for advice, what goes into the best move; the rest is for all others. */
const FOR_THE_BEST = 0.7;
/**
 * More moves than that are not weighed for advice, however much time there is. Players have fewer,
 * even in Or etc., where any die may be offered for any other (`advice.test.ts` counts them).
 */
export const MOST_ADVISED = 512;

/**
 * Thinks for one seat of one match: it plays the match out, in worlds that it imagines
 * from what the seat sees. Same views, same seed and a budget without time: the same choice.
 */
export class SearchBot implements Bot {
  readonly #insight: Insight;
  readonly #method: Flat | Tree;
  readonly #budget: Budget;
  readonly #clock: ReadClock;

  constructor(setting: Setting, insight: Insight, budget: Budget, clock: ReadClock) {
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

  /**
   * As `think`, for somebody else who may do anything: what other moves are worth, too, also those
   * that no good player would think about. Only what is known well enough is told.
   */
  advise(view: View<unknown, unknown>, moves: Moves, rng: Rng, milliseconds = Infinity): Thought {
    const { milliseconds: most = Infinity } = within(this.#budget, milliseconds);
    const listed = moves.first(MOST_ADVISED);
    const thought = this.think(view, moves, rng, FOR_THE_BEST * most);
    const [best, ...rest] = thought.moves;
    if (Number.isNaN(best.worth) || !(this.#method instanceof Flat)) return thought;
    const known = [best, ...rest.filter(({ visits }) => visits >= ENOUGH)];
    const others = listed.filter((move) => known.every((weighed) => weighed.move !== move));
    const budget = within(this.#budget, (1 - FOR_THE_BEST) * most);
    const seed = rng.below(SEEDS);
    const compared = this.#method.compare(view, best, others, seed, budget, this.#clock);
    return { ...thought, moves: [...known, ...compared] };
  }
}
