import type { Collector } from './measures.ts';
import type { Seat } from './seats.ts';

const KNOWN = new WeakMap<readonly string[], readonly (readonly [item: number, id: string])[]>();

/** The same list of ids comes with every match. */
function thingsOf(ids: readonly string[]): readonly (readonly [item: number, id: string])[] {
  const things = KNOWN.get(ids) ?? [...ids.entries()].filter(([, id]) => id !== '');
  KNOWN.set(ids, things);
  return things;
}

/**
 * How often each seat had, did or used each of some things in a match, by their numbers: what
 * measures of cards, tools and actions are made of.
 */
export class SeatCounts {
  readonly #things: readonly (readonly [item: number, id: string])[];
  readonly #counts: readonly Int32Array[];

  /** Where a number stands for nothing at all, its id is empty: of that nothing is told. */
  constructor(seats: number, ids: readonly string[]) {
    this.#things = thingsOf(ids);
    this.#counts = Array.from({ length: seats }, () => new Int32Array(ids.length));
  }

  /** Counts something of a seat. */
  add(seat: Seat, item: number, times = 1): void {
    this.#counts[seat][item] += times;
  }

  /** By all seats together. */
  totalOf(item: number): number {
    return this.#counts.reduce((sum, counts) => sum + counts[item], 0);
  }

  /** How often in a match. */
  addTotals(measure: string, into: Collector): void {
    for (const [item, id] of this.#things) into.add(`${measure}/${id}`, this.totalOf(item));
  }

  /** How often, of so many times by item; nothing is told of what there was none of. */
  addShares(measure: string, all: SeatCounts, into: Collector): void {
    for (const [item, id] of this.#things) {
      const whole = all.totalOf(item);
      if (whole > 0) into.add(`${measure}/${id}`, this.totalOf(item), whole);
    }
  }

  /** By how much more than a fair share those win who have it, told once for each time. */
  addGains(measure: string, wins: readonly number[], fair: number, into: Collector): void {
    for (const [item, id] of this.#things) {
      for (const [seat, counts] of this.#counts.entries()) {
        const times = counts[item];
        if (times > 0) into.add(`${measure}/${id}`, times * (wins[seat] - fair), times);
      }
    }
  }
}
