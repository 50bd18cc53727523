import type { HostTools } from '../blocks.ts';
import { BlockRows } from './block-rows.ts';
import { Connection } from './connection.ts';
import { versionOf } from './migration.ts';
import { DatabaseProblem, databaseProblemOf } from './problem.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { readDatabaseUrl } from './settings.ts';

/** Connects to a database for its host, beside the servers on it, for as long as `work` takes. */
export async function withDatabaseTools<R>(
  url: string,
  work: (tools: HostTools) => Promise<R>,
): Promise<R> {
  const settings = readDatabaseUrl(url);
  const { where } = settings;
  const connection = await Connection.open(settings);
  try {
    const version = await versionOf(connection, where);
    if (version === 0) throw new DatabaseProblem('missing', where, 'there are no tables');
    if (version < SCHEMA_VERSION) {
      throw new DatabaseProblem('earlier', where, `the data is version ${version}`);
    }
    return await work(new BlockRows(connection));
  } catch (error) {
    throw databaseProblemOf(error, where);
  } finally {
    connection.abandon();
  }
}
