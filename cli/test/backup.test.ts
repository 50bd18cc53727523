import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { makeData } from './data.ts';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();

const backUp = (file: string, ...flags: readonly string[]) =>
  pepite(['backup', path(file), '--data', path('data'), ...flags]);

const modeOf = (file: string): number => statSync(path(file)).mode & 0o777;

describe('pepite backup', () => {
  it.each(LANGUAGES)(
    'a backup is a file that only its owner can read, and %s says so',
    async (lang) => {
      makeData(path('data'));
      const { code, out, error } = await backUp('copy', '--lang', lang);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(out).toContain(path('copy'));
      expect(modeOf('copy')).toBe(0o600);
      expect(readdirSync(path()).toSorted()).toEqual(['copy', 'data']);
      // What was read is as it was: nothing of the backup is left in the folder.
      expect(readdirSync(path('data'))).toEqual(['pepite.lock', 'pepite.sqlite']);
    },
  );

  it('a backup finds the folder as the server does, by PEPITE_DATA', async () => {
    makeData(path('data'));
    const environment = { PEPITE_DATA: path('data') };
    expect(await pepite(['backup', path('copy')], { environment })).toMatchObject({ code: 0 });
    expect(existsSync(path('copy'))).toBe(true);
  });

  it.each(LANGUAGES)('a backup replaces no file unless it is told to, in %s', async (lang) => {
    makeData(path('data'));
    writeFileSync(path('copy'), 'a letter');
    const refused = await backUp('copy', '--lang', lang);
    expectRefusal(refused);
    expect(refused.error).toContain('--force');
    expect(readFileSync(path('copy'), 'utf8')).toBe('a letter');
    expect(await backUp('copy', '--force')).toMatchObject({ code: 0 });
    expect(readFileSync(path('copy')).subarray(0, 6).toString()).toBe('SQLite');
    expect(modeOf('copy')).toBe(0o600);
  });

  it('a backup that is stopped leaves nothing behind', async () => {
    makeData(path('data'));
    const interrupted = AbortSignal.abort();
    const line = ['backup', path('copy'), '--data', path('data')];
    const { code, error } = await pepite(line, { interrupted });
    expect({ code, error }).toEqual({ code: 130, error: 'Interrupted.\n' });
    expect(readdirSync(path())).toEqual(['data']);
  });

  it('a backup removes the files of a killed backup with the same name', async () => {
    makeData(path('data'));
    // No process has this number: it is beyond what Linux gives.
    writeFileSync(path('copy.4194305.part'), 'half');
    writeFileSync(path('copy.4194305.part-journal'), 'half');
    writeFileSync(path('copy.4194306.part-journal'), 'a journal alone');
    writeFileSync(path(`copy.${process.ppid}.part`), 'in the making');
    expect(await backUp('copy')).toMatchObject({ code: 0 });
    const left = readdirSync(path()).toSorted();
    expect(left).toEqual(['copy', `copy.${process.ppid}.part`, 'data']);
  });

  it.each(LANGUAGES)('a backup says in %s what it can’t read or write', async (lang) => {
    expectRefusal(await backUp('copy', '--lang', lang));
    expect(readdirSync(path())).toEqual([]);
    makeData(path('data'));
    expectRefusal(await backUp('nowhere/copy', '--lang', lang));
    expectRefusal(await backUp('data', '--force', '--lang', lang));
    writeFileSync(path('data/pepite.sqlite'), 'garbage '.repeat(1000));
    expectRefusal(await backUp('copy', '--lang', lang));
    expectRefusal(await pepite(['backup', '--lang', lang]));
    expect(readdirSync(path())).toEqual(['data']);
  });

  it('a backup copies no damaged data', async () => {
    makeData(path('data'), 2000);
    const file = path('data/pepite.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0xa5, bytes.length >> 1, (bytes.length >> 1) + 8192);
    writeFileSync(file, bytes);
    const refused = await backUp('copy');
    expectRefusal(refused);
    expect(refused.error).toContain('damaged');
    expect(readdirSync(path())).toEqual(['data']);
  });
});

describe('pepite restore', () => {
  const restore = (file: string, ...flags: readonly string[]) =>
    pepite(['restore', path(file), '--data', path('data'), ...flags]);
  const database = (): Buffer => readFileSync(path('data/pepite.sqlite'));

  it.each(LANGUAGES)('a restore keeps the former data, and says where in %s', async (lang) => {
    makeData(path('data'));
    await backUp('copy');
    makeData(path('data'), 100);
    const before = database();
    const { code, out, error } = await restore('copy', '--lang', lang);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(database().equals(readFileSync(path('copy')))).toBe(true);
    const aside = readdirSync(path('data')).find((name) => name.includes('replaced'));
    expect(out).toContain(path(`data/${aside}`));
    expect(readFileSync(path(`data/${aside}/pepite.sqlite`)).equals(before)).toBe(true);
    expect([modeOf('data'), modeOf(`data/${aside}`), modeOf('data/pepite.sqlite')]).toEqual([
      0o700, 0o700, 0o600,
    ]);
  });

  it('a restore makes the folder if there is none', async () => {
    makeData(path('data'));
    await backUp('copy');
    const fresh = path('deep/data');
    const { out } = await pepite(['restore', path('copy'), '--data', fresh]);
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(fresh)).toEqual(['pepite.lock', 'pepite.sqlite']);
  });

  it('a restore goes on after it was cut short halfway', async () => {
    makeData(path('data'));
    await backUp('copy');
    makeData(path('fresh'));
    writeFileSync(path('fresh/pepite.sqlite.restored'), 'an earlier backup');
    const line = ['restore', path('copy'), '--data', path('fresh')];
    expect(await pepite(line)).toMatchObject({ code: 0 });
    expect(readdirSync(path('fresh')).filter((name) => name.includes('restored'))).toEqual([]);
  });

  it('a restore that is stopped changes nothing', async () => {
    makeData(path('data'));
    await backUp('copy');
    const before = readdirSync(path('data'));
    const line = ['restore', path('copy'), '--data', path('data')];
    const { code } = await pepite(line, { interrupted: AbortSignal.abort() });
    expect([code, readdirSync(path('data'))]).toEqual([130, before]);
  });

  const FILES: readonly (readonly [string, (file: string) => void])[] = [
    ['is not there', () => {}],
    ['is a folder', (file) => mkdirSync(file)],
    ['has nothing in it', (file) => writeFileSync(file, '')],
    ['is no database', (file) => writeFileSync(file, 'garbage '.repeat(1000))],
    [
      'is damaged',
      (file) => {
        makeData(dirname(file), 2000);
        const bytes = readFileSync(`${dirname(file)}/pepite.sqlite`);
        bytes.fill(0xa5, bytes.length >> 1, (bytes.length >> 1) + 8192);
        writeFileSync(file, bytes);
      },
    ],
    [
      'is the database of a server that has a log beside it',
      (file) => {
        makeData(dirname(file));
        writeFileSync(file, readFileSync(`${dirname(file)}/pepite.sqlite`));
        writeFileSync(`${file}-wal`, 'the latest moves');
      },
    ],
  ];

  it.each(FILES)('a restore refuses a file that %s, and changes nothing', async (_what, make) => {
    makeData(path('data'));
    mkdirSync(path('elsewhere'));
    make(path('elsewhere/copy'));
    const before = database();
    const names = readdirSync(path('data'));
    const sentences = new Set<string>();
    for (const lang of LANGUAGES) {
      const refused = await restore('elsewhere/copy', '--lang', lang);
      expectRefusal(refused);
      sentences.add(refused.error);
    }
    expect(sentences.size).toBe(LANGUAGES.length);
    expect(database().equals(before)).toBe(true);
    expect(readdirSync(path('data'))).toEqual(names);
  });

  it('a restore leaves its file as it is, even if others may read it', async () => {
    makeData(path('data'));
    await backUp('copy');
    chmodSync(path('copy'), 0o644);
    const before = readFileSync(path('copy'));
    expect(await restore('copy')).toMatchObject({ code: 0 });
    expect([readFileSync(path('copy')).equals(before), modeOf('copy')]).toEqual([true, 0o644]);
    expect(modeOf('data/pepite.sqlite')).toBe(0o600);
  });
});
