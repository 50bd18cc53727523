import { itemAt } from '@pepite/kernel';
import type { Metrics } from '../../metrics.ts';

/** What `/metrics` says of the play, one line a counter. */
async function countersOf(metrics: Metrics): Promise<ReadonlyMap<string, number>> {
  const lines = (await metrics.print()).split('\n');
  const ofPlay = lines.filter((line) => line.startsWith('pepite_'));
  return new Map(
    ofPlay.map((line) => {
      const blank = line.lastIndexOf(' ');
      return [line.slice(0, blank), Number(line.slice(blank + 1))];
    }),
  );
}

/** What two servers have counted since some moment: matches before it left traces of their own. */
export class PairCounters {
  readonly #metrics: readonly [Metrics, Metrics];
  readonly #before: readonly ReadonlyMap<string, number>[];

  private constructor(
    metrics: readonly [Metrics, Metrics],
    before: readonly ReadonlyMap<string, number>[],
  ) {
    this.#metrics = metrics;
    this.#before = before;
  }

  static async since(metrics: readonly [Metrics, Metrics]): Promise<PairCounters> {
    return new PairCounters(metrics, await Promise.all(metrics.map(countersOf)));
  }

  /** What each of the two has counted, as a text. */
  async print(): Promise<readonly string[]> {
    const now = await Promise.all(this.#metrics.map(countersOf));
    return now.map((counters, side) => printed(counters, itemAt(this.#before, side)));
  }
}

function printed(now: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): string {
  const changed = [...now].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
  const lines = changed.flatMap(([name, count]) => (count === 0 ? [] : [`${name} ${count}`]));
  return lines.toSorted().join('\n');
}
