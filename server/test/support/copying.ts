import { createHash } from 'node:crypto';
import { DatabaseProblem } from '../../store/postgres/problem.ts';
import { StoreProblem } from '../../store/problem.ts';
import { BackupProblem } from '../../store/restore.ts';
import { connectTo } from './temporary-database.ts';

/** A hash of every row of every table of a database, in whatever order they are. */
export async function hashOf(url: string): Promise<string> {
  const connection = await connectTo(url);
  const tables = await connection.rows<{ readonly name: string }>({
    text: 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1',
  });
  const hash = createHash('sha256');
  for (const { name } of tables) {
    const text = `SELECT one::text AS row FROM ${name} AS one ORDER BY 1`;
    const rows = await connection.rows<{ readonly row: string }>({ text });
    hash.update(`${name}\n${rows.map(({ row }) => row).join('\n')}\n`);
  }
  return hash.digest('hex');
}

/** What is wrong with what was asked for, or that it was done. */
export async function kindOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'done';
  } catch (error) {
    const isProblem =
      error instanceof DatabaseProblem ||
      error instanceof StoreProblem ||
      error instanceof BackupProblem;
    if (isProblem) return error.kind;
    throw error;
  }
}

/** Stops after so many items. */
export function stopAfter(items: number) {
  const controller = new AbortController();
  const progress = (done: number): void => {
    if (done >= items) controller.abort();
  };
  return { progress, signal: controller.signal };
}
