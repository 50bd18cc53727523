import { readdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { withWholeFile } from '../files.ts';
import { useFolder } from './folder.ts';

describe('a whole file', () => {
  const path = useFolder();

  it('a file is not there before it is kept, and complete then', async () => {
    const file = path('whole');
    await writeFile(file, 'old');
    const written = await withWholeFile(file, async (whole) => {
      whole?.write('é');
      whole?.write('\n');
      expect(await readFile(file, 'utf8')).toBe('old');
      whole?.keep();
    });
    expect(written).toEqual({ value: undefined });
    expect(await readFile(file, 'utf8')).toBe('é\n');
    expect(await readdir(path())).toEqual(['whole']);
  });

  it('a file that is not kept leaves nothing', async () => {
    await withWholeFile(path('whole'), (whole) => {
      whole?.write('half');
      return Promise.resolve();
    });
    expect(await readdir(path())).toEqual([]);
  });

  it('a file leaves nothing when the work fails, and lets the failure through', async () => {
    const failing = withWholeFile(path('whole'), () => Promise.reject(new Error('a bug')));
    await expect(failing).rejects.toThrow('a bug');
    expect(await readdir(path())).toEqual([]);
  });

  it.each([
    ['in no folder', 'nowhere/whole', 'ENOENT'],
    ['in place of a folder', '', 'EISDIR'],
  ])('a file %s is a problem before any work is done', async (_, name, code) => {
    const file = path(name);
    const written = await withWholeFile(file, () => Promise.reject(new Error('too late')));
    expect(written).toEqual({ problem: { kind: 'unwritable', file, code } });
  });

  it('work without a file is done, too', async () => {
    const found = await withWholeFile(undefined, (whole) => Promise.resolve(whole));
    expect(found).toEqual({ value: undefined });
  });
});
