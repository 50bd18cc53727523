import { copy, type Move, type View, type World } from '@pepite/kernel';
import type { Setting } from '../setting.ts';
import { type Budget, BudgetCounter, type ReadClock } from './budget.ts';
import { Playout } from './playout.ts';
import type { Thought, Weighed } from './thought.ts';
import type { Insight, Ranked } from './insight.ts';

/** What is known about a move: sums over the worlds it was tried in. */
class Candidate {
  readonly move: Move;
  visits = 0;
  sum = 0;
  /** Against the move that seemed best before, in the same worlds. */
  #lead = 0;
  #squares = 0;

  constructor(move: Move) {
    this.move = move;
  }

  add(worth: number, rival: number): void {
    const lead = worth - rival;
    this.visits++;
    this.sum += worth;
    this.#lead += lead;
    this.#squares += lead * lead;
  }

  get worth(): number {
    return this.visits === 0 ? 0 : this.sum / this.visits;
  }

  /** It is certainly not better than the one that seemed best before. */
  get isHopeless(): boolean {
    return this.visits >= ENOUGH && this.ahead(-CERTAIN) <= 0;
  }

  /** It is certainly better. */
  get isBetter(): boolean {
    return this.visits >= ENOUGH && this.ahead(CERTAIN) > 0;
  }

  /** What it is ahead by, less so many standard errors of that. */
  ahead(doubt: number): number {
    if (this.visits < 2) return Number.NEGATIVE_INFINITY;
    const mean = this.#lead / this.visits;
    const variance = Math.max(0, this.#squares / this.visits - mean * mean);
    return mean - doubt * Math.sqrt(variance / (this.visits - 1));
  }
}

/** From so many worlds on a move may be given up for good, when it is so many errors behind. */
export const ENOUGH = 24;
const CERTAIN = 3;

/** So many moves are compared at a time: each time the best one is played out again, too. */
const AT_A_TIME = 32;

/** How many errors a move must be ahead of the one that seemed best, where a game does not say. */
const DOUBT = 0.7;

/**
 * Tries every move in the same imagined worlds with the same luck, and gives up the worse half of
 * them again and again ("sequential halving"): the better ones get most of the time.
 */
export class Flat {
  readonly #playout: Playout;
  readonly #base: World<unknown, unknown, unknown>;
  readonly #doubt: number;

  constructor(setting: Setting, insight: Insight) {
    this.#doubt = insight.doubt ?? DOUBT;
    this.#playout = new Playout(setting, insight);
    this.#base = Playout.blank(setting);
  }

  think(
    view: View<unknown, unknown>,
    ranked: Ranked,
    seed: number,
    budget: Budget,
    clock: ReadClock,
  ): Thought {
    const counter = new BudgetCounter(budget, clock);
    const all = ranked.map((move) => new Candidate(move));
    const [first] = all;
    const phases = Math.ceil(Math.log2(all.length));
    let alive = all;
    let sample = 0;
    for (let phase = 1; phase <= phases && !isDecided(alive); phase++) {
      do {
        this.#tryAll(view, alive, seed, sample++, counter);
        if (isTimeToLook(sample)) alive = hopeful(alive, first);
      } while (!isDecided(alive) && counter.spent(alive.length) < phase / phases);
      if (!isDecided(alive)) alive = survivors(alive, first);
    }
    return { moves: inOrder(all, first, this.#doubt), iterations: counter.iterations };
  }

  /**
   * What other moves are worth beside the best one, in as few worlds as tell something: some at a
   * time, as long as there is time for all of those. By what each is behind in the same worlds,
   * which is known better than what it brings.
   */
  compare(
    view: View<unknown, unknown>,
    best: Weighed,
    others: Ranked,
    seed: number,
    budget: Budget,
    clock: ReadClock,
  ): readonly Weighed[] {
    const counter = new BudgetCounter(budget, clock);
    const compared: Weighed[] = [];
    for (let start = 0; start < others.length; start += AT_A_TIME) {
      const some = others.slice(start, start + AT_A_TIME);
      const all = [best.move, ...some].map((move) => new Candidate(move));
      for (let sample = 0; sample < ENOUGH; sample++) {
        if (counter.spent(all.length) >= 1) return compared;
        this.#tryAll(view, all, seed, sample, counter);
      }
      for (const candidate of all.slice(1)) {
        const worth = Math.min(1, Math.max(0, best.worth + candidate.ahead(0)));
        compared.push({ move: candidate.move, visits: candidate.visits, worth });
      }
    }
    return compared;
  }

  /** One world; the first of the moves is the one that the others are compared with. */
  #tryAll(
    view: View<unknown, unknown>,
    alive: readonly Candidate[],
    seed: number,
    sample: number,
    counter: BudgetCounter,
  ): void {
    const playout = this.#playout;
    let rival = 0;
    playout.imagine(view, seed, sample, this.#base);
    for (const [index, candidate] of alive.entries()) {
      copy(this.#base, playout.world);
      playout.start(seed, sample);
      playout.apply(view.seat, candidate.move);
      playout.finish();
      const worth = playout.worth[view.seat];
      if (index === 0) rival = worth;
      candidate.add(worth, rival);
      counter.iterations++;
    }
  }
}

/**
 * Whether to see after so many worlds who is out of the race: less and less often, because who
 * looks after every world sees a run of luck for a difference.
 */
function isTimeToLook(worlds: number): boolean {
  const looks = worlds / ENOUGH;
  return Number.isInteger(looks) && (looks & (looks - 1)) === 0;
}

/** One is left, or the other of two is better for certain. */
const isDecided = (alive: readonly Candidate[]): boolean =>
  alive.length === 1 || (alive.length === 2 && alive[1].isBetter);

const hopeful = (alive: readonly Candidate[], first: Candidate): Candidate[] =>
  alive.filter((candidate) => candidate === first || !candidate.isHopeless);

/**
 * The better half of those that may still be best, and the first in any case: it is what the
 * others are compared with.
 */
function survivors(alive: readonly Candidate[], first: Candidate): Candidate[] {
  const others = hopeful(alive, first)
    .filter((candidate) => candidate !== first)
    .sort((one, other) => other.worth - one.worth);
  return [first, ...others.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
}

/** The best one, for certain enough, and then by worth among those that were thought about most. */
function inOrder(all: readonly Candidate[], first: Candidate, doubt: number): Thought['moves'] {
  let best = first;
  for (const candidate of all) {
    if (candidate.visits !== first.visits || candidate === first) continue;
    if (candidate.ahead(doubt) > 0 && candidate.worth > best.worth) best = candidate;
  }
  const rest = all
    .filter((candidate) => candidate !== best)
    .sort((one, other) => other.visits - one.visits || other.worth - one.worth);
  return [best, ...rest].map(({ move, visits, worth }) => ({ move, visits, worth }));
}
