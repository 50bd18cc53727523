import { randomUUID } from 'node:crypto';
import type { Experiment, SliceDone } from '@pepite/lab';
import { VERSION } from '@pepite/kernel';
import { databaseProblemOf, readDatabaseUrl } from '@pepite/server';
import { type Job, PgBoss } from 'pg-boss';

/** A slice that somebody waits for. Experiments are text: to be compared, and never changed. */
export interface Task {
  readonly run: string;
  readonly experiment: string;
  readonly number: number;
}

/** A slice that was taken: of its attempts this one. */
export type Taken = Job<Task>;

/** What became of a slice; tallies are text, so that no digit of them changes on the way. */
export type Answer = { readonly number: number } & (
  { readonly tally: string } | { readonly failure: string }
);

/** Tables of our own beside those of servers, which may be in the same database. */
const SCHEMA = 'pepite_lab';
/** Another version may play otherwise: its slices are for its own workers. */
const SLICES = `slices-${VERSION}`;
const resultsOf = (run: string): string => `results-${run}`;

/** Who has said nothing for so long is taken for dead, in seconds: the least that pg-boss takes. */
const SILENCE = 10;
export const BEAT_EVERY = 3000;
const LOOK_EVERY = 2;
/** No slice takes longer, and none is lost for good: in seconds, and attempts. */
const LONGEST = 12 * 3600;
const ATTEMPTS = 1000;
const FETCHED_AT_ONCE = 50;
const CONNECTIONS = 3;

/** A worker could not play a slice: a fault of ours, not of the database. */
export class SliceFailed extends Error {
  constructor(number: number, failure: string) {
    super(`slice ${number}: ${failure}`);
  }
}

/** Slices on PostgreSQL: who runs an experiment puts them there, and workers take them. */
export class SliceQueue {
  readonly where: string;
  readonly #boss: PgBoss;

  private constructor(where: string, boss: PgBoss) {
    this.where = where;
    this.#boss = boss;
  }

  /** Connects, and makes tables if there are none; it throws a `DatabaseProblem`. */
  static async open(url: string, isWatching: boolean): Promise<SliceQueue> {
    const { where, client } = readDatabaseUrl(url);
    const boss = new PgBoss({
      connectionString: client.connectionString ?? url,
      application_name: 'pepite lab',
      connectionTimeoutMillis: client.connectionTimeoutMillis ?? 0,
      schema: SCHEMA,
      max: CONNECTIONS,
      schedule: false,
      // Whoever waits for slices looks for workers that have died.
      supervise: isWatching,
      superviseIntervalSeconds: LOOK_EVERY,
      monitorIntervalSeconds: LOOK_EVERY,
    });
    // Every call fails by itself; without a listener the process would end.
    boss.on('error', () => {});
    try {
      await boss.start();
      await boss.createQueue(SLICES, {
        heartbeatSeconds: SILENCE,
        expireInSeconds: LONGEST,
        retryLimit: ATTEMPTS,
        deleteAfterSeconds: LONGEST,
      });
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw databaseProblemOf(error, where);
    }
    return new SliceQueue(where, boss);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }

  /** Begins a run, to be ended by `end`; its name. */
  async begin(): Promise<string> {
    const run = randomUUID();
    await this.#boss.createQueue(resultsOf(run));
    return run;
  }

  /** Puts slices there, and returns what each is called. */
  async offer(
    run: string,
    experiment: Experiment,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, string>> {
    const text = JSON.stringify(experiment);
    const ids = new Map(numbers.map((number) => [number, randomUUID()]));
    const jobs = [...ids].map(([number, id]) => ({ id, data: { run, experiment: text, number } }));
    if (jobs.length > 0) await this.#boss.insert(SLICES, jobs);
    return ids;
  }

  /** Slices that have been played since; one that can't be played throws what was wrong. */
  async collect(run: string): Promise<readonly SliceDone[]> {
    const name = resultsOf(run);
    const jobs = await this.#boss.fetch<Answer>(name, { batchSize: FETCHED_AT_ONCE });
    if (jobs.length > 0) {
      await this.#boss.deleteJob(
        name,
        jobs.map(({ id }) => id),
      );
    }
    return jobs.map(({ data }) => {
      if ('failure' in data) throw new SliceFailed(data.number, data.failure);
      return { number: data.number, tally: JSON.parse(data.tally) as SliceDone['tally'] };
    });
  }

  /** Takes back what nobody waits for any more. */
  async end(run: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#boss.deleteJob(SLICES, [...ids]);
    await this.#boss.deleteQueue(resultsOf(run));
  }

  /** A slice to be played, if there is one. */
  async take(): Promise<Taken | undefined> {
    const [job] = await this.#boss.fetch<Task>(SLICES);
    return job;
  }

  /** Says that a slice is still being played. */
  async beat(taken: Taken): Promise<void> {
    await this.#boss.touch(SLICES, taken);
  }

  /** Hands over what became of a slice. */
  async finish(taken: Taken, answer: Answer): Promise<void> {
    // A run that was stopped waits for nothing.
    const results = resultsOf(taken.data.run);
    if ((await this.#boss.getQueue(results)) !== null) await this.#boss.send(results, answer);
    await this.#boss.complete(SLICES, taken);
  }

  /** Leaves a slice to others. */
  async giveBack(taken: Taken): Promise<void> {
    await this.#boss.fail(SLICES, taken);
  }
}
