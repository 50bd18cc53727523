import { readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { makeEmpty, removeFile, syncFolder } from './folder.ts';
import { StoreProblem, storeProblemOf } from './problem.ts';
import { SCHEMA_VERSION, STEPS } from './schema.ts';
import { finishCopy } from './copy.ts';

/** Of how many versions copies are kept. */
const KEPT = 3;
/** What has to be free besides the copy, in bytes. */
const MARGIN = 8 << 20;
const COPY = /^pepite-before-v(?<version>\d+)-(?<date>\d{8}T\d{9}Z)\.sqlite$/;

/**
 * Brings data of an earlier version up to date. A copy of it as it was is made first: whoever wants
 * to go back to the earlier program needs it. Without the copy nothing is changed.
 */
export function migrate(database: Database.Database, version: number, free = freeBytes): void {
  copyFirst(database, free);
  bringUpToDate(database, version);
}

/** All steps that are missing, or none. */
export function bringUpToDate(database: Database.Database, version: number): void {
  database.transaction(() => {
    for (const step of STEPS.slice(version)) database.exec(step);
    database.pragma(`user_version = ${SCHEMA_VERSION}`);
  })();
}

function copyFirst(database: Database.Database, free: (path: string) => number): void {
  const folder = dirname(database.name);
  const number = (pragma: string) => Number(database.pragma(pragma, { simple: true }));
  const needed = number('page_count') * number('page_size') + MARGIN;
  const room = free(folder);
  if (room < needed) {
    throw new StoreProblem('no-room-for-copy', `${needed} bytes are needed, ${room} are free`);
  }
  const path = join(folder, `pepite-before-v${SCHEMA_VERSION}-${dateInName(new Date())}.sqlite`);
  const unfinished = join(folder, 'pepite-before.new');
  makeEmpty(unfinished);
  try {
    database.prepare('VACUUM INTO ?').run(unfinished);
    finishCopy(unfinished);
    renameSync(unfinished, path);
    syncFolder(folder);
  } catch (error) {
    removeFile(unfinished);
    const problem = storeProblemOf(error);
    if (problem.kind !== 'full') throw problem;
    throw new StoreProblem('no-room-for-copy', problem.message);
  }
  dropOldest(folder);
}

/** Of each version the latest copy is kept: a start that fails again and again drops no other. */
function dropOldest(folder: string): void {
  const copies = readdirSync(folder).flatMap((name) => {
    const { version, date } = COPY.exec(name)?.groups ?? {};
    return version === undefined || date === undefined ? [] : [{ name, version, date }];
  });
  const latestFirst = copies.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  const kept = new Map<string, string>();
  for (const { name, version } of latestFirst) {
    if (!kept.has(version) && kept.size < KEPT) kept.set(version, name);
    else rmSync(join(folder, name));
  }
}

/** `20261116T193000123Z`: in the order of names, and a name on every system. */
export const dateInName = (date: Date): string => date.toISOString().replaceAll(/[-:.]/g, '');

export function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
