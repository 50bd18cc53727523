import { randomBytes } from 'node:crypto';
import {
  dateOfKey,
  expiredKeys,
  FIRST_KEY,
  inUseOrder,
  keyName,
  type NamedKey,
  supersededKeys,
} from '../key-order.ts';
import { newNoticeKey, NOTICE_KEY } from '../notice-key.ts';
import { MOST_KEYS } from '../secrets.ts';
import { Connection } from './connection.ts';
import { versionOf } from './migration.ts';
import { DatabaseProblem, databaseProblemOf } from './problem.ts';
import { type DatabaseSettings, readDatabaseUrl } from './settings.ts';

const FIND = {
  text: `
    SELECT name, value FROM secrets WHERE name = '${FIRST_KEY}' OR name LIKE '${FIRST_KEY}-%'
    ORDER BY name COLLATE "C" DESC`,
};
const FIND_NOTICE_KEY = { text: `SELECT value FROM secrets WHERE name = '${NOTICE_KEY}'` };
const NOW = { text: `SELECT floor(extract(epoch FROM now()) * 1000)::bigint AS now` };
const ADD = { text: 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING' };
const DROP = { text: 'DELETE FROM secrets WHERE name = ANY ($1::text[])' };
/** Whoever changes keys waits for whoever else does; those who read them don't. */
const BEGIN = 'BEGIN; LOCK TABLE secrets IN SHARE ROW EXCLUSIVE MODE';

interface Found {
  /** The latest first. */
  readonly keys: readonly NamedKey[];
  /** By the clock of the database: machines differ. */
  readonly now: number;
}

async function find(connection: Connection): Promise<Found> {
  const keys = await connection.rows<NamedKey>(FIND);
  const [row] = await connection.rows<{ readonly now: number }>(NOW);
  if (row === undefined) throw new Error('the database does not know the time');
  return { keys, now: row.now };
}

/** All keys, the one that signs first. If there is none, one is made, whoever comes first. */
export async function readKeys(connection: Connection): Promise<readonly Buffer[]> {
  const { keys, now } = await find(connection);
  if (keys.length > 0) return inUseOrder(keys, now).map(({ value }) => value);
  await connection.rows(ADD, [FIRST_KEY, randomBytes(32)]);
  return readKeys(connection);
}

/** The key that push services know all servers of a database by, made by whoever comes first. */
export async function readNoticeKey(connection: Connection): Promise<Buffer> {
  const [row] = await connection.rows<{ readonly value: Buffer }>(FIND_NOTICE_KEY);
  if (row !== undefined) return row.value;
  await connection.rows(ADD, [NOTICE_KEY, newNoticeKey()]);
  return readNoticeKey(connection);
}

/** The key that stays the longest: processes that start apart have the same. */
export async function oldestKey(connection: Connection): Promise<Buffer> {
  await readKeys(connection);
  const oldest = (await find(connection)).keys.at(-1);
  if (oldest === undefined) throw new Error('the key of a database is gone');
  return oldest.value;
}

/** Drops the keys that no living cookie is signed with. */
export async function dropExpiredKeys(connection: Connection): Promise<void> {
  const { keys, now } = await find(connection);
  const expired = expiredKeys(keys, now).map(({ name }) => name);
  if (expired.length > 0) await connection.rows(DROP, [expired]);
}

/** Reads the keys of a database on a connection of its own, as it may be busy on the other. */
export const readKeysOf = (settings: DatabaseSettings): Promise<readonly Buffer[]> =>
  change(settings, readKeys);

/** Has another key sign soon, while servers go on; false if there are too many already. */
export const rotateDatabaseKeys = (url: string): Promise<boolean> =>
  change(readDatabaseUrl(url), async (connection) => {
    await connection.run(BEGIN);
    const { keys, now } = await find(connection);
    const [latest] = keys;
    const isRoom = keys.length < MOST_KEYS;
    const date = latest === undefined ? now : Math.max(now, dateOfKey(latest) + 1);
    if (isRoom) await connection.rows(ADD, [keyName(date), randomBytes(32)]);
    await connection.run('COMMIT');
    return isRoom;
  });

/** Drops all keys older than the one that signs now; how many. */
export const forgetOlderDatabaseKeys = (url: string): Promise<number> =>
  change(readDatabaseUrl(url), async (connection) => {
    await connection.run(BEGIN);
    const { keys, now } = await find(connection);
    const older = supersededKeys(keys, now).map(({ name }) => name);
    await connection.rows(DROP, [older]);
    await connection.run('COMMIT');
    return older.length;
  });

async function change<R>(
  settings: DatabaseSettings,
  work: (connection: Connection) => Promise<R>,
): Promise<R> {
  const connection = await Connection.open(settings);
  try {
    if ((await versionOf(connection, settings.where)) === 0) {
      throw new DatabaseProblem('missing', settings.where, 'there are no tables');
    }
    return await work(connection);
  } catch (error) {
    throw databaseProblemOf(error, settings.where);
  } finally {
    connection.abandon();
  }
}
