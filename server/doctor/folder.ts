import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nearest, OTHERS, OWN } from '../store/folder.ts';
import type { Finding } from './finding.ts';
import type { Machine } from './machine.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Whether the data folder is there, ours, and nobody else's to read. */
export function examineFolder(folder: string, machine: Machine): readonly Finding[] {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats === undefined) return missing(folder);
    if (!stats.isDirectory()) return [{ kind: 'folder-not-one', folder }];
    const found = [...writability(folder), ...rights(folder, machine)];
    return found.length === 0 ? [{ kind: 'folder-ours', folder }] : found;
  } catch (error) {
    return [{ kind: 'folder-unreachable', folder, code: codeOf(error) }];
  }
}

function missing(folder: string): readonly Finding[] {
  return [{ kind: 'folder-missing', folder }, ...writability(nearest(folder))];
}

function writability(folder: string): readonly Finding[] {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch {
    return [{ kind: 'folder-unwritable', folder }];
  }
}

function rights(folder: string, machine: Machine): readonly Finding[] {
  const owner = machine.ownerOf(folder);
  // Windows has other rights, which Node does not tell.
  if (owner === undefined) return [];
  const own = readdirSync(folder)
    .filter((name) => OWN.test(name))
    .map((name) => join(folder, name));
  const readable = [folder, ...own].filter(isReadable);
  const foreign = own.filter((path) => (machine.ownerOf(path) ?? owner) !== owner);
  const found: Finding[] = [];
  if (readable.length > 0) found.push({ kind: 'folder-readable-by-others', paths: readable });
  if (foreign.length > 0) found.push({ kind: 'files-of-another-owner', folder, paths: foreign });
  return found;
}

/** Whether others may read it; a file of a server that is at work may be gone by now. */
const isReadable = (path: string): boolean =>
  ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;
