import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { itemAt, type MatchRecord, Seeded } from '@pepite/kernel';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Page } from '../../matches/test/support/page.ts';
import { PAUSE, TestRegistry } from '../../matches/test/support/test-registry.ts';
import { openDatabase } from '../store/database.ts';
import { MatchTable } from '../store/match-table.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';
import { startServer } from './support/in-process.ts';
import { legalTexts } from './support/legal.ts';
import { dataOf, openAs } from './support/old-data.ts';
import { temporaryFolder } from './support/folder.ts';
import { openStore } from './support/same-thread-store.ts';
import { stateFor } from './support/state.ts';

const VERSION_3 = readFileSync(
  fileURLToPath(new URL('./fixtures/version-3.sql', import.meta.url)),
  'utf8',
);

/** How many moves the match under way has. */
const PLIES = 126;

interface OldRow {
  readonly match: string;
  readonly entries: string;
}

/** The moves of a match as the version before kept them. */
function oldMoves(match: string): readonly string[] {
  const database = openAs(3, VERSION_3, temporaryFolder());
  const rows = database
    .prepare<[], OldRow>('SELECT match, entries FROM moves ORDER BY ply')
    .all()
    .filter((row) => row.match === match);
  database.close();
  return rows.flatMap(({ entries }) => entries.split('\n'));
}

/** A seat of somebody, and one of nobody. */
const person = (name: string) => ({ guest: name, bot: null, name, standIn: null, marks: null });
const bot = (name: string, level: string) => ({
  guest: null,
  bot: level,
  name,
  standIn: null,
  marks: null,
});
const nobody = { guest: null, bot: null, name: null, standIn: null, marks: null };
const SEEN = { created: 1_700_001_000_000, seen: 1_700_001_000_000 };
/** Tables of that version kept no time. */
const TIMELESS = { timeout: 'choice', clock: { kind: 'none' } };
/** They were begun by hand, and nobody had chosen what may be said. */
const OFF = { startsWhenFull: false, talkOff: false, sharedChance: false, programs: false };
const BY_HAND = { ...OFF, ...TIMELESS };
const kept = {
  clocks: null,
  plans: null,
  planDue: null,
  chance: null,
  opening: null,
  revision: 0,
  host: 'Ann',
  next: null,
  ending: null,
  brokenIn: null,
};

describe('a data folder of the version before', () => {
  let folder: string;
  let setting: TestRegistry;

  /** The matches that this version finds in the folder. */
  function open(): TestRegistry {
    const database = openDatabase(folder);
    onTestFinished(() => void database.close());
    return new TestRegistry({ store: openStore(database).store });
  }

  beforeEach(() => {
    folder = dataOf(3, VERSION_3);
  });

  it('old data is copied before it is migrated', () => {
    openDatabase(folder).close();
    const start = `pepite-before-v${SCHEMA_VERSION}-`;
    const copies = readdirSync(folder).filter((name) => name.startsWith(start));
    expect(copies).toHaveLength(1);
  });

  it('old data keeps setups, seats, moves, sealed choices and who was removed', () => {
    const database = openDatabase(folder);
    const matches = new MatchTable(database);
    const guests = database.prepare('SELECT guest, name, created, seen FROM guests').all();
    const names = ['playing', 'waiting', 'finished'];
    const [playing, waiting, finished] = names.map((match) => matches.load(match));
    database.close();
    expect(guests).toEqual(['Ann', 'Ben', 'Cleo'].map((name) => ({ guest: name, name, ...SEEN })));
    expect(playing).toEqual({
      ...kept,
      match: 'playing',
      status: 'playing',
      setup: {
        game: 'aurum',
        rules: 1,
        options: { zeros: true, cumulative: true },
        access: 'public',
        hints: false,
        pace: 'human',
        standIn: 'regular',
        ...BY_HAND,
        talk: 'phrases',
      },
      deciding: 0b010,
      seats: ['Ann', 'Ben', 'Cleo'].map(person),
      removed: [],
      moves: oldMoves('playing'),
      choices: ['0 bid P7', '2 bid B6'],
    });
    expect(playing?.moves).toHaveLength(PLIES);
    expect(waiting).toEqual({
      ...kept,
      match: 'waiting',
      status: 'waiting',
      setup: {
        game: 'aurum',
        rules: 1,
        options: { zeros: true, cumulative: false },
        access: 'link',
        hints: true,
        pace: 'human',
        standIn: 'strong',
        ...BY_HAND,
        talk: 'free',
      },
      deciding: undefined,
      seats: [person('Ann'), person('Ben'), nobody],
      removed: ['Cleo'],
      moves: [],
      choices: [],
    });
    expect(finished).toMatchObject({
      ...kept,
      status: 'over',
      setup: { game: 'silver-and-gold', access: 'public', pace: 'quick' },
      seats: [person('Ann'), bot('Basile', 'random')],
      moves: oldMoves('finished'),
      choices: [],
    });
  });

  it('a match in old data is played on to its end, with the choices sealed before', async () => {
    setting = open();
    const names = ['Ann', 'Ben', 'Cleo'];
    const pages = names.map((name) => setting.page(name));
    const turns = await Promise.all(names.map((name) => turnOf(name)));
    expect(turns).toEqual([false, true, false]);
    for (const page of pages) expect(await page.watch('playing')).toBeUndefined();
    const own = pages.map(({ state }) => state.position?.own);
    expect([own, pages.map(({ state }) => state.position?.ply)]).toEqual([
      [1, 0, 1],
      [PLIES, PLIES, PLIES],
    ]);
    const match = await setting.find('playing');
    const rng = new Seeded(1);
    while (match.status === 'playing') {
      for (const page of pages) await choose(page, rng);
      await setting.pass(2 * PAUSE);
    }
    const record = await setting.registry.recordOf('playing');
    const { moves } = 'value' in record ? record.value : { moves: [] };
    expect(moves.slice(0, PLIES)).toEqual(oldMoves('playing'));
    // All three bids are turned up at once, in the order of the seats.
    expect(moves.slice(PLIES, PLIES + 3)).toEqual([
      '0 bid P7',
      expect.stringMatching(/^1 bid /),
      '2 bid B6',
    ]);
    expect(setting.reports).toEqual([]);
  });

  async function turnOf(name: string): Promise<boolean | undefined> {
    const own = await setting.registry.matchesOf(name);
    return own.find(({ match }) => match === 'playing')?.yourTurn;
  }

  async function choose(page: Page, rng: Seeded): Promise<void> {
    const state = stateFor(await setting.find('playing'), page.guest);
    const texts = legalTexts(state);
    if (texts.length === 0 || state.position === null) return;
    const { ply, own } = state.position;
    const move = itemAt(texts, rng.below(texts.length));
    expect(await page.ask({ type: 'move', ply, own, move })).toBeUndefined();
  }

  it('a waiting table in old data has its host, and not the guest the host removed', async () => {
    setting = open();
    const [ann, cleo] = [setting.page('Ann'), setting.page('Cleo')];
    for (const page of [ann, cleo]) await page.watch('waiting');
    expect(await cleo.ask({ type: 'sit', seat: 2 })).toEqual({ kind: 'unwelcome' });
    expect(await ann.ask({ type: 'seat-bot', seat: 2, bot: 'random' })).toBeUndefined();
    expect(await ann.ask({ type: 'start' })).toBeUndefined();
    expect(ann.state).toMatchObject({ status: 'playing', hints: true });
  });

  it('a finished match in old data has a record, which the server gives out', async () => {
    const base = await startServer({ data: folder });
    const answer = await fetch(`${base}/api/matches/finished/record`);
    const record = (await answer.json()) as MatchRecord;
    expect([answer.status, record.game]).toEqual([200, 'silver-and-gold']);
    expect(record.moves).toEqual(oldMoves('finished'));
  });

  it('matches in old data can be opened though one of them is damaged', async () => {
    const damage = `UPDATE matches SET options = '{"zeros":' WHERE match = 'playing';`;
    folder = dataOf(3, VERSION_3 + damage);
    setting = open();
    expect(await setting.registry.find('playing')).toEqual({ problem: { kind: 'match-broken' } });
    expect(await setting.registry.find('waiting')).toHaveProperty('value');
    expect(await setting.registry.recordOf('finished')).toHaveProperty('value');
  });
});
