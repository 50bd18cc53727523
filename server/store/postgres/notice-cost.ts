import { itemAt } from '@pepite/kernel';
import { Connection } from './connection.ts';
import { Notices } from './notices.ts';
import { inOwnSchema } from './own-schema.ts';
import { readDatabaseUrl } from './settings.ts';

/**
 * How others are told of a commit: not at all, after it as we do, after it however many others do
 * so, or with it, which takes a lock for all commits of a database until the disk has answered.
 */
export type Telling = 'none' | 'after' | 'unpaced' | 'within';
const TELLINGS: readonly Telling[] = ['none', 'after', 'unpaced', 'within'];

/** A hundred notices a second of each process, whatever the others do. */
const ALWAYS_ALIKE = { heard() {}, pause: () => 10 };

/** Commits a second of so many writers. */
export interface NoticeCost {
  readonly writers: number;
  readonly telling: Telling;
  readonly commits: number;
}

/** So often each way of telling has its turn: a machine that is slow for a while is so for all. */
const ROUNDS = 5;

export interface NoticePlan {
  readonly writers: readonly number[];
  /** For each figure, in all. */
  readonly seconds: number;
  /** Called after each turn: there are twenty for each number of writers. */
  readonly tick: () => void;
  readonly interrupted: AbortSignal;
}

/** Measures what notices cost on a database, in a schema of its own that is gone afterwards. */
export const measureNotices = (url: string, plan: NoticePlan): Promise<readonly NoticeCost[]> =>
  inOwnSchema(url, async (own) => {
    const beside = await Connection.open(readDatabaseUrl(own));
    await beside.run(`
      CREATE TABLE steps (writer integer PRIMARY KEY, number bigint NOT NULL)
        WITH (fillfactor = 50)`);
    await beside.close();
    const costs: NoticeCost[] = [];
    for (const writers of plan.writers) costs.push(...(await takeTurns(own, writers, plan)));
    return costs;
  });

/** Lets each way of telling have its turns; the middle one of them counts. */
async function takeTurns(
  url: string,
  writers: number,
  plan: NoticePlan,
): Promise<readonly NoticeCost[]> {
  const seconds = plan.seconds / ROUNDS;
  const rates = TELLINGS.map((telling) => ({ telling, all: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { telling, all } of rates) {
      if (plan.interrupted.aborted) return [];
      all.push((await commitAll(url, writers, telling, { ...plan, seconds })) / seconds);
      plan.tick();
    }
  }
  return rates.map(({ telling, all }) => {
    const inOrder = all.toSorted((one, other) => one - other);
    return { writers, telling, commits: itemAt(inOrder, Math.floor(ROUNDS / 2)) };
  });
}

async function commitAll(
  url: string,
  count: number,
  telling: Telling,
  { seconds, interrupted }: NoticePlan,
): Promise<number> {
  const open = (): Promise<Connection> => Connection.open(readDatabaseUrl(url));
  const writers = await Promise.all(
    Array.from({ length: count }, async (_, writer) => ({
      writer,
      connection: await open(),
      // All of them hear of each other, as servers do.
      notices: telling === 'none' ? undefined : noticesOf(telling, open),
    })),
  );
  for (const { notices } of writers) await notices?.start();
  const end = performance.now() + 1000 * seconds;
  const commits = await Promise.all(
    writers.map(async ({ writer, connection, notices }) => {
      let made = 0;
      while (performance.now() < end && !interrupted.aborted) {
        await commitOne(connection, writer, telling === 'within');
        if (telling === 'after' || telling === 'unpaced') {
          const values: ['m', number, object, number] = ['m', made, {}, 0];
          notices?.committed([{ name: 'append', values }], [{ value: 'kept' }]);
        }
        made++;
      }
      return made;
    }),
  );
  for (const { notices } of writers) await notices?.close();
  await Promise.all(writers.map(({ connection }) => connection.close()));
  return commits.reduce((sum, one) => sum + one, 0);
}

const noticesOf = (telling: Telling, open: () => Promise<Connection>): Notices =>
  telling === 'unpaced' ? new Notices(open, ALWAYS_ALIKE) : new Notices(open);

const STEP = {
  name: 'step',
  text: `
    INSERT INTO steps VALUES ($1, 0) ON CONFLICT (writer) DO UPDATE SET number = steps.number + 1`,
};
const TELL = { name: 'tell-within', text: `SELECT pg_notify('pepite_bench', $1)` };

/** One commit, asked for without waiting in between. */
async function commitOne(connection: Connection, writer: number, tells: boolean): Promise<void> {
  await Promise.all([
    connection.run('BEGIN'),
    connection.rows(STEP, [writer]),
    tells ? connection.rows(TELL, [`${writer} ${performance.now()}`]) : undefined,
    connection.run('COMMIT'),
  ]);
}
