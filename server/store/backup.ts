import { readdirSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { checkOwner } from './check.ts';
import { PATIENCE } from './database.ts';
import { FILE, makeEmpty, removeFile, syncFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { StoreProblem, storeProblemOf } from './problem.ts';
import { fillOrRemove, finishCopy } from './copy.ts';

/** Pages that are copied before others have their turn and progress is told. */
const PAGES_AT_ONCE = 1000;

/** Somebody who waits for a long copy: told how far it is, and able to stop it. */
export interface Watch {
  readonly progress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Copies the data of a folder, as it is at this moment, whether or not a server is at work on it: a
 * reader of SQLite's log keeps nobody from writing. The copy is checked, and appears under its name
 * once it is whole. What goes wrong with the folder is a `StoreProblem`, with the copy an error of
 * the system; a stop throws the reason of the signal.
 */
export async function backUp(folder: string, file: string, watch: Watch): Promise<void> {
  const release = lockExisting(folder);
  try {
    const unfinished = `${file}.${process.pid}.part`;
    removeRemains(file);
    await fillOrRemove(unfinished, async () => {
      makeEmpty(unfinished);
      await copyFrom(folder, unfinished, watch);
      finishCopy(unfinished);
      watch.signal.throwIfAborted();
      renameSync(unfinished, file);
    });
    syncFolder(dirname(file));
  } finally {
    release();
  }
}

function lockExisting(folder: string): () => void {
  const path = join(folder, FILE);
  try {
    if (statSync(path, { throwIfNoEntry: false }) === undefined) {
      throw new StoreProblem('missing', `there is no ${path}`);
    }
    return lockFolder(folder, 'back-up');
  } catch (error) {
    throw storeProblemOf(error);
  }
}

async function copyFrom(folder: string, to: string, { progress, signal }: Watch): Promise<void> {
  const source = openSource(folder);
  try {
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        signal.throwIfAborted();
        progress(totalPages - remainingPages, totalPages);
        return PAGES_AT_ONCE;
      },
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw errorOfCopying(error);
  } finally {
    source.close();
  }
}

/** From here on this connection sees the data as it is now, whatever others write. */
function openSource(folder: string): Database.Database {
  const source = new Database(join(folder, FILE), { fileMustExist: true, timeout: PATIENCE });
  try {
    source.exec('BEGIN');
    checkOwner(source);
    return source;
  } catch (error) {
    source.close();
    throw storeProblemOf(error);
  }
}

/** Nothing is written to the data, so what can't be written is the copy. */
export function errorOfCopying(error: unknown): Error {
  const problem = storeProblemOf(error);
  return problem.kind === 'full'
    ? Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })
    : problem;
}

/**
 * Removes what copies under this name have left whose process was killed. A journal may lie there
 * alone: whoever was removing the remains may have been killed between the two files.
 */
export function removeRemains(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(`${basename(file)}.`)) continue;
    const remains = /^\.(?<pid>\d+)\.part(?:-\w+)?$/.exec(name.slice(basename(file).length));
    const pid = remains?.groups?.['pid'];
    if (pid !== undefined && !isRunning(Number(pid))) removeFile(join(dirname(file), name));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
