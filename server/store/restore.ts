import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Watch } from './backup.ts';
import {
  COMPANIONS,
  FILE,
  giveToOwnerOf,
  makeEmpty,
  makeFolder,
  RESTORED,
  syncFolder,
} from './folder.ts';
import { lockFolder } from './lock.ts';
import { dateInName } from './migration.ts';
import { StoreProblem, type StoreProblemKind, storeProblemOf } from './problem.ts';
import { fillOrRemove, finishCopy } from './copy.ts';

/** A backup on its way into a folder, not checked yet. */
const INCOMING = `${FILE}.incoming`;

/** Why a file can't be put in the place of the data. */
export type BackupProblemKind =
  | Extract<StoreProblemKind, 'not-a-database' | 'foreign' | 'later' | 'empty' | 'damaged'>
  /** A database with a log beside it: without the log it lacks the latest moves. */
  | 'in-use';

export class BackupProblem extends Error {
  readonly kind: BackupProblemKind;

  constructor(kind: BackupProblemKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Puts a backup in the place of the data of a folder on which no server is at work. It is checked
 * before anything is moved; what was there is kept in a folder beside it, which is returned.
 */
export async function restore(
  folder: string,
  file: string,
  watch: Watch,
): Promise<string | undefined> {
  await refuseLog(file);
  const release = lockAlone(folder);
  try {
    await bringIn(folder, file, watch);
    return swap(folder);
  } catch (error) {
    if (error instanceof BackupProblem || watch.signal.aborted) throw error;
    throw storeProblemOf(error);
  } finally {
    release();
  }
}

/** A database in use is no backup. */
export async function refuseLog(file: string): Promise<void> {
  const log = await stat(`${file}-wal`).catch(() => undefined);
  if (log !== undefined && log.size > 0) {
    throw new BackupProblem('in-use', `there is a ${file}-wal beside it`);
  }
}

function lockAlone(folder: string): () => void {
  try {
    makeFolder(folder);
    return lockFolder(folder, 'restore');
  } catch (error) {
    throw storeProblemOf(error);
  }
}

async function bringIn(folder: string, file: string, watch: Watch): Promise<void> {
  const incoming = join(folder, INCOMING);
  await fillOrRemove(incoming, async () => {
    makeEmpty(incoming);
    await copyFile(file, incoming, watch);
    check(incoming);
    watch.signal.throwIfAborted();
    giveToOwnerOf(folder, incoming);
    renameSync(incoming, join(folder, RESTORED));
  });
}

async function copyFile(file: string, to: string, { progress, signal }: Watch): Promise<void> {
  const { size } = await stat(file);
  let done = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      done += chunk.length;
      progress(done, size);
      pass(undefined, chunk);
    },
  });
  await pipeline(createReadStream(file), counter, createWriteStream(to), { signal });
}

function check(incoming: string): void {
  try {
    finishCopy(incoming);
  } catch (error) {
    throw backupProblemOf(error);
  }
}

/** What an error met while reading a backup says of it, or of the machine. */
export function backupProblemOf(error: unknown): BackupProblem | StoreProblem {
  const { kind, message } = storeProblemOf(error);
  return isOfBackup(kind) ? new BackupProblem(kind, message) : new StoreProblem(kind, message);
}

const OF_BACKUP: readonly StoreProblemKind[] = [
  'not-a-database',
  'foreign',
  'later',
  'empty',
  'damaged',
];
const isOfBackup = (kind: StoreProblemKind): kind is Exclude<BackupProblemKind, 'in-use'> =>
  OF_BACKUP.includes(kind);

/**
 * Between the two renames there is no database, but what is to be one: a server that is started
 * then says so, and begins nothing new.
 */
function swap(folder: string): string | undefined {
  const present = ['', ...COMPANIONS]
    .map((end) => `${FILE}${end}`)
    .filter((name) => existsSync(join(folder, name)));
  const aside = join(folder, `pepite-replaced-${dateInName(new Date())}`);
  if (present.length > 0) mkdirSync(aside, { mode: 0o700 });
  for (const name of present) renameSync(join(folder, name), join(aside, name));
  if (present.length > 0) giveToOwnerOf(folder, aside);
  syncFolder(folder);
  renameSync(join(folder, RESTORED), join(folder, FILE));
  syncFolder(folder);
  return present.length > 0 ? aside : undefined;
}
