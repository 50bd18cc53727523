import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A fresh folder for every test of a file; returns the way to a file in it. */
export function useFolder(): (name?: string) => string {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pepite-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  return (name = '') => join(folder, name);
}
