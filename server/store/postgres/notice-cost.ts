import { Connection } from './connection.ts';
import { Notices } from './notices.ts';
import { inOwnSchema } from './own-schema.ts';
import { readDatabaseUrl } from './settings.ts';

/**
 * How others are told of a commit: not at all, after it as we do, or with it, which takes a lock
 * for all commits of a database until the disk has answered.
 */
export type Telling = 'none' | 'after' | 'within';
const TELLINGS: readonly Telling[] = ['none', 'after', 'within'];

/** Commits a second of so many writers. */
export interface NoticeCost {
  readonly writers: number;
  readonly telling: Telling;
  readonly commits: number;
}

export interface NoticePlan {
  readonly writers: readonly number[];
  readonly seconds: number;
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
    for (const writers of plan.writers) {
      for (const telling of TELLINGS) {
        if (plan.interrupted.aborted) return costs;
        const commits = await commitAll(own, writers, telling, plan);
        costs.push({ writers, telling, commits: commits / plan.seconds });
        plan.tick();
      }
    }
    return costs;
  });

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
      notices: telling === 'none' ? undefined : new Notices(open),
    })),
  );
  for (const { notices } of writers) await notices?.start();
  const end = performance.now() + 1000 * seconds;
  const commits = await Promise.all(
    writers.map(async ({ writer, connection, notices }) => {
      let made = 0;
      while (performance.now() < end && !interrupted.aborted) {
        await commitOne(connection, writer, telling === 'within');
        if (telling === 'after') {
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
