import { accessSync, constants, readdirSync, type Stats, statSync } from 'node:fs';
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
    const found = [...writability(folder), ...rights(folder, stats, machine)];
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

function rights(folder: string, stats: Stats, { user }: Machine): readonly Finding[] {
  // Windows has other rights, which Node does not tell.
  if (user === undefined) return [];
  const own = readdirSync(folder)
    .filter((name) => OWN.test(name))
    .map((name) => join(folder, name))
    .flatMap((path) => {
      // A file of a server that is at work may be gone by now.
      const found = statSync(path, { throwIfNoEntry: false });
      return found === undefined ? [] : [{ path, stats: found }];
    });
  const readable = [{ path: folder, stats }, ...own].filter(({ stats: { mode } }) => mode & OTHERS);
  const foreign = own.filter(({ stats: { uid } }) => uid !== stats.uid);
  const paths = (found: typeof own) => found.map(({ path }) => path);
  return [
    ...(readable.length === 0
      ? []
      : [{ kind: 'folder-readable-by-others', paths: paths(readable) } as const]),
    ...(foreign.length === 0
      ? []
      : [{ kind: 'files-of-another-owner', folder, paths: paths(foreign) } as const]),
  ];
}
