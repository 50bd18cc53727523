import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Context, refuseCommand } from '../command.ts';
import { explainData } from '../data-problem.ts';
import { withTemporaryFolder } from './folder.ts';
import { noPostgres } from './postgres-words.ts';

/** Measuring needs the repository, which has a PostgreSQL among its tools. */
const FOLDER = fileURLToPath(new URL('../../bench/postgres/', import.meta.url));
const PROGRAM = join(FOLDER, 'main.mjs');

/** How Node says that the program is not there, or that the package is not that it starts. */
const MISSING = 'MODULE_NOT_FOUND';

/** There is no PostgreSQL to measure on. */
class NoPostgres extends Error {}

/**
 * Uses the PostgreSQL that `DATABASE_URL` names, or else one of its own, which is gone then. Where
 * there is none, or something is wrong with it, the command is refused, and nothing is returned.
 */
export async function onPostgres<R>(
  context: Context,
  use: (url: string) => Promise<R>,
  program = PROGRAM,
): Promise<R | undefined> {
  const { environment, language, interrupted } = context;
  const named = environment['DATABASE_URL'] ?? '';
  try {
    if (named !== '') return await use(named);
    return await withTemporaryFolder((folder) => withOwnPostgres(program, folder, use));
  } catch (error) {
    // Whatever else goes wrong then is a consequence.
    if (interrupted.aborted) throw error;
    const isMissing = error instanceof NoPostgres;
    refuseCommand(context, isMissing ? noPostgres[language] : explainData(error, '', language));
    return undefined;
  }
}

async function withOwnPostgres<R>(
  program: string,
  folder: string,
  use: (url: string) => Promise<R>,
): Promise<R> {
  // In a group of its own Ctrl-C does not reach it: it is there until its users are gone.
  const child = spawn(process.execPath, [program, folder], { stdio: 'pipe', detached: true });
  const ended = once(child, 'close');
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  try {
    const { value, done } = await lines.next();
    if (done !== true) return await use(value);
  } finally {
    child.stdin.end();
    await ended;
  }
  if (complaint.includes(MISSING)) throw new NoPostgres();
  throw new Error(`PostgreSQL does not start: ${complaint}`);
}
