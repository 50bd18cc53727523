import { randomBytes } from 'node:crypto';
import { Connection } from './connection.ts';
import { readDatabaseUrl } from './settings.ts';

/**
 * As good as a database of its own, for as long as it is used: a schema of a database, whose
 * address is told, and which is gone afterwards.
 */
export async function inOwnSchema<R>(url: string, use: (own: string) => Promise<R>): Promise<R> {
  const schema = `pepite_bench_${randomBytes(6).toString('hex')}`;
  const settings = readDatabaseUrl(url);
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  await runOnce(settings, `CREATE SCHEMA ${schema}`);
  try {
    return await use(own.href);
  } finally {
    await runOnce(settings, `DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  }
}

async function runOnce(
  settings: ReturnType<typeof readDatabaseUrl>,
  script: string,
): Promise<void> {
  const connection = await Connection.open(settings);
  try {
    await connection.run(script);
  } finally {
    await connection.close();
  }
}
