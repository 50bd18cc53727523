import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder, type Use } from '../store/lock.ts';
import { storeProblemOf } from '../store/problem.ts';
import { temporaryFolder } from './support/folder.ts';

/** Whether somebody can use a folder while others do. */
function isFree(folder: string, use: Use): boolean {
  try {
    lockFolder(folder, use)();
    return true;
  } catch (error) {
    expect(storeProblemOf(error).kind).toBe('locked');
    return false;
  }
}

describe('a data folder', () => {
  const uses: readonly Use[] = ['serve', 'back-up', 'restore'];

  it.each<[Use, readonly Use[]]>([
    ['serve', ['back-up']],
    ['back-up', ['serve', 'back-up']],
    ['restore', []],
  ])('a data folder that is in use to %s can also be used to: %s', (use, others) => {
    const folder = temporaryFolder();
    const release = lockFolder(folder, use);
    expect(uses.filter((other) => isFree(folder, other))).toEqual(others);
    release();
    expect(uses.filter((other) => isFree(folder, other))).toEqual(uses);
  });

  it('a data folder is locked by an empty file that only its owner can read', () => {
    const folder = temporaryFolder();
    lockFolder(folder, 'serve')();
    expect(readdirSync(folder)).toEqual(['pepite.lock']);
    const { size, mode } = statSync(join(folder, 'pepite.lock'));
    expect([size, mode & 0o777]).toEqual([0, 0o600]);
  });
});
