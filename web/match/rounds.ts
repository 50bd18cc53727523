import { itemAt } from '@pepite/kernel';

/** A run of rounds, numbered from 1, and the first move after it. */
export interface Rounds {
  readonly first: number;
  readonly last: number;
  readonly end: number;
}

/**
 * Where rounds began, as far as this page has seen it happen. The server says only where the round
 * under way began; those that ended before the page was opened are one run.
 */
export class RoundStarts {
  /** The first move of the round after so many. */
  readonly #starts = new Map<number, number>();

  note(ended: number, start: number): void {
    if (ended > 0) this.#starts.set(ended, start);
  }

  /** The rounds that are over, in order. */
  get over(): readonly Rounds[] {
    const known = [...this.#starts].sort(([one], [other]) => one - other);
    return known.map(([last, end], index) => {
      const first = (index === 0 ? 0 : itemAt(known, index - 1)[0]) + 1;
      return { first, last, end };
    });
  }
}
