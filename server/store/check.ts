import type Database from 'better-sqlite3';
import { StoreProblem } from './problem.ts';
import { SCHEMA_VERSION } from './schema.ts';

/** Every version has had these. */
const TABLES = ['choices', 'guests', 'matches', 'moves', 'seats', 'secrets'];

/** Up to this size all of a file is looked at: a few seconds at most. In bytes. */
const WHOLE = 256 << 20;
/** Beyond it, tables are looked at one by one, as long as this lasts; in milliseconds. */
const LONGEST = 10_000;

export interface CheckLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Looks whether the pages of a database fit together, before anybody plays on it. What is damaged
 * is better met now, with nobody there, than in the middle of a match.
 */
export function checkDatabase(database: Database.Database, progress: CheckLog): void {
  const size = sizeOf(database);
  if (size <= WHOLE) {
    findDamage(database, 'quick_check(1)');
    return;
  }
  progress.info({ bytes: size }, 'checking the database');
  const start = performance.now();
  const unchecked = tablesOf(database).filter((table) => {
    if (performance.now() - start > LONGEST) return true;
    findDamage(database, `quick_check(${table})`);
    progress.info({ table, milliseconds: performance.now() - start }, 'checked');
    return false;
  });
  if (unchecked.length === 0) return;
  progress.warn({ unchecked }, 'the database is too large to be checked at every start');
}

export function findDamage(database: Database.Database, pragma: string): void {
  const found = database.pragma(pragma, { simple: true });
  if (found !== 'ok') throw new StoreProblem('damaged', String(found).replaceAll(/\s+/g, ' '));
}

function sizeOf(database: Database.Database): number {
  const number = (pragma: string) => Number(database.pragma(pragma, { simple: true }));
  return number('page_count') * number('page_size');
}

/** The smallest first, as far as one can tell: what grows with every move is last. */
function tablesOf(database: Database.Database): readonly string[] {
  const tables = database
    .prepare<[], { readonly name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .all()
    .map(({ name }) => name);
  return [...tables.filter((name) => name !== 'moves'), 'moves'];
}

/** Only what is ours, and of a version we know, is touched at all; the version is told. */
export function checkOwner(database: Database.Database): number {
  const version = Number(database.pragma('user_version', { simple: true }));
  const names = database
    .prepare<[], { readonly name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .all()
    .map(({ name }) => name);
  if (names.length === 0) throw new StoreProblem('empty', 'the database has no tables');
  if (version > SCHEMA_VERSION) {
    const message = `the data is version ${version}, newer than ${SCHEMA_VERSION}`;
    throw new StoreProblem('later', message);
  }
  const missing = TABLES.filter((table) => !names.includes(table));
  if (version >= 1 && missing.length === 0) return version;
  const isOther = version < 1 || missing.length === TABLES.length;
  const reason = isOther ? 'its tables are not ours' : `missing: ${missing.join(', ')}`;
  throw new StoreProblem(isOther ? 'foreign' : 'damaged', reason);
}
