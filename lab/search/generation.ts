import { type Game, itemAt } from '@pepite/kernel';
import { readExperiment } from '../read-experiment.ts';
import { mergeTally, type Tally } from '../tally.ts';
import { costOf, missesOf, NEVER } from './misses.ts';
import { type PlayTasks, slicesByRound, taskOf } from './rounds.ts';
import type { Search } from './search.ts';
import type { Tried } from './state.ts';
import { experimentOf, type Values } from './variants.ts';

interface Candidate {
  readonly values: Values;
  /** What it has played in this generation, if anything. */
  tally: Tally | undefined;
  slices: number;
  misses: readonly number[] | undefined;
}

/**
 * Variants that compete: all play some matches, the better half as many again, the better half of
 * those twice as many ("successive halving"). Match number m has the same chance for all of them.
 * What was tried in an earlier generation is known and not played again.
 */
export class Generation {
  readonly #search: Search;
  readonly #known: Map<string, Tried>;
  readonly #candidates: readonly Candidate[];

  constructor(search: Search, game: Game, all: readonly Values[], tried: readonly Tried[]) {
    this.#search = search;
    this.#known = new Map(tried.map((one) => [one.values.join(), one]));
    const different = [...new Map(all.map((values) => [values.join(), values])).values()];
    const playable = different.filter((values) => this.#isPlayable(values, game));
    this.#candidates = playable.map((values) => ({
      values,
      tally: undefined,
      slices: 0,
      misses: undefined,
    }));
  }

  #isPlayable(values: Values, game: Game): boolean {
    const known = this.#known.get(values.join());
    if (known !== undefined) return known.misses !== undefined;
    if ('value' in readExperiment(experimentOf(this.#search, [values]), [game])) return true;
    this.#known.set(values.join(), { values, slices: 0, misses: undefined });
    return false;
  }

  /** All that was tried so far, in this generation and before. */
  get tried(): readonly Tried[] {
    return [...this.#known.values()];
  }

  /** Those to learn from, the best first; none when playing was stopped. */
  async play(play: PlayTasks): Promise<readonly Values[] | undefined> {
    let alive: readonly Candidate[] = this.#candidates;
    for (const [round, slices] of slicesByRound(this.#search).entries()) {
      if (round > 0) alive = alive.slice(0, Math.ceil(alive.length / 2));
      if (!(await this.#playUpTo(slices, alive, play))) return undefined;
      alive = alive.toSorted((one, other) => costIn(one) - costIn(other));
    }
    return alive.map(({ values }) => values);
  }

  async #playUpTo(slices: number, alive: readonly Candidate[], play: PlayTasks): Promise<boolean> {
    const left = alive.filter((candidate) => !this.#recall(candidate, slices));
    const tallies = await play(
      left.map(({ values, slices: played }) => taskOf(this.#search, values, played, slices)),
    );
    if (tallies === undefined) return false;
    for (const [place, candidate] of left.entries()) {
      this.#take(candidate, itemAt(tallies, place), slices);
    }
    return true;
  }

  /** Whether a variant has played as much before: then that counts. */
  #recall(candidate: Candidate, slices: number): boolean {
    const known = this.#known.get(candidate.values.join());
    if (known === undefined || known.slices < slices) return false;
    candidate.misses = known.misses;
    return true;
  }

  #take(candidate: Candidate, more: Tally, slices: number): void {
    if (candidate.tally === undefined) candidate.tally = more;
    else mergeTally(candidate.tally, more);
    candidate.slices = slices;
    candidate.misses = missesOf(this.#search, candidate.tally);
    const { values, misses } = candidate;
    this.#known.set(values.join(), { values, slices, misses });
  }
}

const costIn = ({ misses }: Candidate): number => costOf(misses ?? [NEVER]);
