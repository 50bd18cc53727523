import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@pepite/kernel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runServer } from '../program.ts';
import { canWrite, openDatabase, type SqliteDatabase } from '../store/database.ts';
import { StoreProblem, type StoreProblemKind, storeProblemOf } from '../store/problem.ts';
import { TEXTS } from '../words.ts';
import { temporaryFolder } from './support/folder.ts';
import { runInVain } from './support/run.ts';

const FILE = 'pepite.sqlite';
const LOCK = 'pepite.lock';

/** A data folder in which something was played, changed by `change` while nobody uses it. */
function folderWith(change: (path: string) => void): string {
  const folder = temporaryFolder();
  const database = openDatabase(folder);
  const insert = database.prepare(`INSERT INTO guests (guest, name, created) VALUES (?, ?, 1)`);
  database.transaction(() => {
    for (let count = 0; count < 2000; count++) insert.run(`guest-${count}`, 'x'.repeat(40));
  })();
  database.close();
  change(join(folder, FILE));
  return folder;
}

/** Changes the content of a database with SQL, as another program might. */
function altered(script: string): string {
  const folder = temporaryFolder();
  const database: SqliteDatabase = openDatabase(folder);
  database.pragma('foreign_keys = OFF');
  database.exec(script);
  database.close();
  return folder;
}

const NO_TABLES = [
  'reviews',
  'bot_tokens',
  'talk',
  'turn_notices',
  'muted_matches',
  'notice_settings',
  'notice_devices',
  'calendar',
  'renamed_guests',
  'ended_matches',
  'reports',
  'blocks',
  'links',
  'step_log',
  'choices',
  'moves',
  'seats',
  'removed',
  'matches',
  'guests',
  'secrets',
]
  .map((table) => `DROP TABLE ${table};`)
  .join('');

function problemWith(folder: string): StoreProblemKind {
  try {
    openDatabase(folder).close();
  } catch (error) {
    if (error instanceof StoreProblem) return error.kind;
    throw error;
  }
  throw new Error('it was opened');
}

function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0xa5, bytes.length >> 1, (bytes.length >> 1) + 8192);
  writeFileSync(path, bytes);
}

describe('data folders that can’t be used', () => {
  const folders: readonly (readonly [StoreProblemKind, string, () => string])[] = [
    ['damaged', 'damaged pages', () => folderWith(damage)],
    ['damaged', 'a missing table', () => altered('DROP TABLE choices')],
    [
      'not-a-database',
      'garbage',
      () => folderWith((path) => writeFileSync(path, 'x'.repeat(9999))),
    ],
    ['empty', 'an empty file', () => folderWith((path) => writeFileSync(path, ''))],
    ['empty', 'no tables', () => altered(`${NO_TABLES} PRAGMA user_version = 0`)],
    ['foreign', 'other tables', () => altered(`${NO_TABLES} CREATE TABLE notes (text)`)],
    ['foreign', 'no version', () => altered('PRAGMA user_version = 0')],
    ['later', 'a later version', () => altered('PRAGMA user_version = 1000')],
  ];

  it.each(folders)('a folder is %s when it has %s, and stays as it is', (kind, _what, make) => {
    const folder = make();
    const before = readFileSync(join(folder, FILE));
    expect(problemWith(folder)).toBe(kind);
    expect(readFileSync(join(folder, FILE)).equals(before)).toBe(true);
  });

  it('a data folder with only a write-ahead log is damaged, and no new one is begun', () => {
    const folder = folderWith((path) => {
      rmSync(path);
      writeFileSync(`${path}-wal`, 'x');
    });
    expect(problemWith(folder)).toBe('damaged');
    expect(readdirSync(folder)).toEqual([LOCK, `${FILE}-wal`]);
  });

  it('a data folder is half restored while the restored data waits to take its place', () => {
    const folder = folderWith((path) => renameSync(path, `${path}.restored`));
    expect(problemWith(folder)).toBe('half-restored');
    expect(readdirSync(folder)).toEqual([LOCK, `${FILE}.restored`]);
  });

  it('a data folder is locked while another server is on it', () => {
    const folder = temporaryFolder();
    const first = openDatabase(folder);
    expect(problemWith(folder)).toBe('locked');
    first.close();
    openDatabase(folder).close();
  });

  it.each([
    ['SQLITE_READONLY', 'read-only'],
    ['SQLITE_READONLY_DIRECTORY', 'read-only'],
    ['EROFS', 'read-only'],
    ['EACCES', 'read-only'],
    ['SQLITE_FULL', 'full'],
    ['ENOSPC', 'full'],
    ['SQLITE_CORRUPT_INDEX', 'damaged'],
    ['SQLITE_IOERR_READ', 'damaged'],
    ['SQLITE_BUSY_RECOVERY', 'locked'],
    ['ENOTDIR', 'unusable'],
  ])('an error %s of the system makes a data folder %s', (code, kind) => {
    expect(storeProblemOf(Object.assign(new Error('why'), { code })).kind).toBe(kind);
  });

  it('every problem of a data folder has a sentence of its own, in both languages', () => {
    const kinds: readonly StoreProblemKind[] = [
      ...folders.map(([kind]) => kind),
      'half-restored',
      ...(['locked', 'read-only', 'full', 'missing', 'no-room-for-copy', 'unusable'] as const),
    ];
    const texts = [TEXTS.en, TEXTS.fr].flatMap(({ dataUnusable }) =>
      [...new Set(kinds)].map((kind) => dataUnusable('/data', kind, 'why')),
    );
    expect(new Set(texts).size).toBe(2 * new Set(kinds).size);
  });
});

describe('new data folders', () => {
  it('a new data folder is begun again after a start that was cut short', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, `${FILE}.new`), 'half a file');
    openDatabase(folder).close();
    expect(readdirSync(folder)).toEqual([LOCK, FILE]);
  });

  it('a new data folder can be read by its owner only', () => {
    const folder = join(temporaryFolder(), 'deep', 'data');
    const database = openDatabase(folder);
    expect(canWrite(database)).toBe(true);
    expect(existsSync(join(folder, `${FILE}-wal`))).toBe(true);
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    database.close();
  });
});

describe('[R25] a server on an empty data folder', () => {
  /** What is said from the opening to the end; it is told to end before it begins. */
  async function saidOn(data: string, language: Language): Promise<string> {
    const said: string[] = [];
    const end = await runServer(
      { port: 0, host: '127.0.0.1', data },
      {
        language,
        environment: { PEPITE_LOG: 'silent' },
        say: (text) => said.push(text),
        interrupted: AbortSignal.abort(),
      },
    );
    expect(end).toEqual({});
    return said.join('\n');
  }

  it.each([
    ['en', 'Pépite is open', 'There was no data in '],
    ['fr', 'Pépite est ouverte', 'Il n’y avait pas de données dans '],
  ] as const)('a server says once that its data folder was empty: %s', async (...texts) => {
    const [language, open, empty] = texts;
    const data = join(temporaryFolder(), 'data');
    const first = await saidOn(data, language);
    expect(first).toContain(open);
    expect(first).toContain(`${empty}${data}`);
    const second = await saidOn(data, language);
    expect(second).toContain(open);
    expect(second).not.toContain(empty);
  });
});

describe('data folders that others can read', () => {
  const modeOf = (...path: readonly string[]): number => statSync(join(...path)).mode & 0o777;
  function readable(): string {
    const folder = folderWith((path) => chmodSync(path, 0o644));
    chmodSync(folder, 0o755);
    return folder;
  }

  it('a data folder that others can read is closed to them', () => {
    const folder = readable();
    openDatabase(folder).close();
    expect([modeOf(folder), modeOf(folder, FILE)]).toEqual([0o700, 0o600]);
  });

  it('a data folder with other files stays open, but our files are closed', () => {
    const folder = readable();
    mkdirSync(join(folder, 'photos'));
    openDatabase(folder).close();
    expect([modeOf(folder), modeOf(folder, FILE)]).toEqual([0o755, 0o600]);
  });

  it('a data folder that belongs to somebody else is warned of', () => {
    const folder = readable();
    const owner = statSync(folder).uid;
    vi.spyOn(process, 'getuid').mockReturnValue(owner + 1);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const warnings: string[] = [];
    const warn = (_details: object, message: string): void => {
      warnings.push(message);
    };
    openDatabase(folder, { info() {}, warn }).close();
    expect(warnings).toEqual([expect.stringContaining(FILE), expect.stringContaining(folder)]);
    expect(modeOf(folder)).toBe(0o755);
  });
});

describe('the program', () => {
  it('the program says in a sentence why a folder can’t be used, and ends with 2', async () => {
    const { code, said } = await runInVain({
      PEPITE_DATA: folderWith(damage),
      LANG: 'en_US.UTF-8',
    });
    expect(code).toBe(2);
    expect(said).toContain('the database is damaged');
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  it('the program says in French that the machine has no such address', async () => {
    const environment = { PEPITE_DATA: temporaryFolder(), PEPITE_HOST: '203.0.113.1' };
    const { code, said } = await runInVain({ ...environment, LC_ALL: 'fr_FR.UTF-8' });
    expect(code).toBe(2);
    expect(said).toContain('«\u00A0203.0.113.1\u00A0»');
    expect(said.trim().split('\n')).toHaveLength(1);
  });
});
