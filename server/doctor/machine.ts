import { statfsSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { mostDescriptors } from '../descriptors.ts';

/** What a host is asked about itself; tests say what they like. */
export interface Machine {
  /** The version of Node, as `v24.1.0`. */
  readonly node: string;
  /** System and processor. */
  readonly system: string;
  /** The number of whoever owns a file; on Windows nobody tells. */
  ownerOf(path: string): number | undefined;
  /** The date, which people and programs set. */
  date(): number;
  /** Milliseconds on a clock that nobody can set. */
  now(): number;
  fileSystem(path: string): FileSystem;
  readonly openFiles: number;
  memory(): Memory;
}

export interface FileSystem {
  /** The number that Linux has for its kind. */
  readonly type: number;
  readonly free: number;
}

export interface Memory {
  readonly total: number;
  readonly available: number;
}

export function thisMachine(): Machine {
  return {
    node: process.version,
    system: `${process.platform}-${process.arch}`,
    ownerOf: (path) =>
      process.platform === 'win32' ? undefined : statSync(path, { throwIfNoEntry: false })?.uid,
    date: () => Date.now(),
    now: () => performance.now(),
    fileSystem(path) {
      const { type, bavail, bsize } = statfsSync(path);
      return { type, free: bavail * bsize };
    },
    openFiles: mostDescriptors(),
    memory: () => ({ total: totalMemory(), available: process.availableMemory() }),
  };
}

/** A container may have less than its machine. */
function totalMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
