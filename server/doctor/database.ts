import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { newestStamp } from '../store/calendar.ts';
import { checkDatabase, checkOwner } from '../store/check.ts';
import { PATIENCE } from '../store/database.ts';
import { COMPANIONS, FILE, hasData, refuseRemains } from '../store/folder.ts';
import { isServed } from '../store/lock.ts';
import { StoreProblem, storeProblemOf } from '../store/problem.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';
import type { Finding } from './finding.ts';

/** Whether a server, or a restore, is at work on the folder at this moment. */
export function examineUse(folder: string): Finding {
  try {
    return { kind: isServed(folder) ? 'in-use' : 'not-in-use' };
  } catch (error) {
    return { kind: 'use-unknown', reason: storeProblemOf(error).message };
  }
}

/** What a database says of itself. */
export interface Data {
  readonly database: readonly Finding[];
  readonly schema: readonly Finding[];
  /** The latest date that anything is stamped with. */
  readonly newest: number | undefined;
}

/** Looks at a database as a start does, but changes nothing. */
export function examineDatabase(folder: string): Data {
  try {
    if (hasData(folder)) return read(folder);
    refuseRemains(folder, join(folder, FILE));
    return { database: [{ kind: 'database-none' }], schema: [], newest: undefined };
  } catch (error) {
    const { kind: problem, message: reason } = storeProblemOf(error);
    const finding: Finding = { kind: 'database-unusable', folder, problem, reason };
    return { database: [finding], schema: [], newest: undefined };
  }
}

function read(folder: string): Data {
  const path = join(folder, FILE);
  const { size: bytes, mtimeMs } = statSync(path);
  if (bytes === 0) throw new StoreProblem('empty', `${path} is empty`);
  const database = openUnchanged(path);
  try {
    const schema = checkOwner(database);
    const unchecked: string[] = [];
    checkDatabase(database, {
      info() {},
      warn: (details) => unchecked.push(...unfinished(details)),
    });
    return {
      database: [
        unchecked.length === 0
          ? { kind: 'database-sound', bytes }
          : { kind: 'database-partly-checked', unchecked },
      ],
      schema: [schemaFinding(schema)],
      newest: Math.max(mtimeMs, newestStamp(database, schema) ?? 0),
    };
  } finally {
    database.close();
  }
}

/**
 * Whoever closes a database last tidies up behind themselves: with nothing beside it, that is only
 * what we have made by opening it. A log that a killed server has left stays for its next start.
 */
function openUnchanged(path: string): Database.Database {
  const readonly = COMPANIONS.some((end) => existsSync(`${path}${end}`));
  return new Database(path, { fileMustExist: true, readonly, timeout: PATIENCE });
}

const unfinished = (details: object): readonly string[] =>
  (details as { readonly unchecked?: readonly string[] }).unchecked ?? [];

const schemaFinding = (schema: number): Finding =>
  schema === SCHEMA_VERSION
    ? { kind: 'schema-current', schema }
    : { kind: 'schema-older', data: schema, program: SCHEMA_VERSION };
