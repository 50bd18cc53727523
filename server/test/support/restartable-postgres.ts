import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { within } from './deadline.ts';
import { PROGRAM } from './postgres-server.ts';
import { connectTo, temporaryDatabase } from './temporary-database.ts';

/** A PostgreSQL that a test may stop and start again. */
export interface RestartablePostgres {
  readonly url: string;
  /** Everybody loses the connection; it is back when this is fulfilled. */
  readonly restart: () => Promise<void>;
}

/**
 * A PostgreSQL of its own. Where somebody has named a server for the tests, that is used, and
 * nobody may stop it: then everybody is thrown out instead.
 */
export async function restartablePostgres(): Promise<RestartablePostgres> {
  const named = process.env['PEPITE_TEST_DATABASE_URL'] ?? '';
  return named === '' ? ownServer() : namedServer();
}

async function ownServer(): Promise<RestartablePostgres> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.stdin.end();
    await exit;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const said = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('PostgreSQL does not start');
    return line.value;
  };
  return {
    url: await said(),
    async restart() {
      child.stdin.write('restart\n');
      await within(30, 'PostgreSQL is back', said());
    },
  };
}

async function namedServer(): Promise<RestartablePostgres> {
  const url = await temporaryDatabase();
  const text = `
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = $1 AND pid <> pg_backend_pid()`;
  return {
    url,
    async restart() {
      await (
        await connectTo(url)
      ).rows({ text }, [new URL(url).searchParams.get('application_name')]);
    },
  };
}
