import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '@pepite/matches';
import { Seeded } from '@pepite/kernel';
import type { Page } from '../../matches/test/support/page.ts';
import { settle } from '../../matches/test/support/settle.ts';
import { PAUSE, TestRegistry } from '../../matches/test/support/test-registry.ts';
import { openInMemory, type SqliteDatabase } from '../store/database.ts';
import { TestServer } from './support/test-server.ts';
import { openStore } from './support/same-thread-store.ts';

const BOTS = [null, 'random', 'random'] as const;

describe('a fault in one match', () => {
  let database: SqliteDatabase;
  let setting: TestRegistry;
  let ann: Page;
  let ben: Page;
  let match: Match;
  let other: Match;

  beforeEach(async () => {
    database = openInMemory();
    setting = new TestRegistry({ store: openStore(database).store });
    [ann, ben] = await setting.guests('Ann', 'Ben');
    match = await setting.create(ann, { bots: [...BOTS], start: true });
    other = await setting.create(ben, { bots: [...BOTS], start: true });
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** The rules of one match fail from now on. */
  function breakRules(what: 'apply' | 'judge' | 'print' | 'turn'): void {
    const { referee } = match.play?.state ?? {};
    if (referee === undefined) throw new Error('the match has not begun');
    const broken = { ...referee.game };
    broken[what] = () => {
      throw new Error(`${what} failed`);
    };
    Object.defineProperty(referee, 'game', { value: broken });
  }

  it.each(['apply', 'judge', 'print', 'turn'] as const)(
    'a match ends alone when %s fails at the move of a bot',
    async (what) => {
      breakRules(what);
      await setting.pass(20 * PAUSE);
      const { id } = match;
      expect(setting.registry.isClosed(id)).toBe(true);
      expect(ann.told.at(-1)).toEqual({
        type: 'refused',
        id: null,
        problem: { kind: 'match-broken' },
      });
      expect(await setting.registry.find(id)).toEqual({ problem: { kind: 'match-broken' } });
      const [report] = setting.reports;
      expect(report).toMatchObject({ message: `match ${id} is broken` });
      expect(report instanceof Error && report.cause).toMatchObject({ message: `${what} failed` });
      expect(setting.registry.isClosed(other.id)).toBe(false);
      expect(ben.told.at(-1)).not.toMatchObject({ type: 'refused' });
      expect(other.play?.state.sealed).toHaveLength(2);
    },
  );

  it('a broken match stays marked for this program, and another version tries again', async () => {
    breakRules('apply');
    await setting.pass(20 * PAUSE);
    const again = setting.restart();
    expect(await again.registry.find(match.id)).toEqual({ problem: { kind: 'match-broken' } });
    expect(again.registry.isClosed(match.id)).toBe(true);
    expect(await again.registry.find(other.id)).toHaveProperty('value');
    database.prepare('UPDATE matches SET broken_in = ?').run('an earlier program');
    expect(await setting.restart().registry.find(match.id)).toHaveProperty('value');
  });
});

describe('matches that are damaged on disk', () => {
  const open = (): TestServer => new TestServer(new Seeded(1));

  it.each([
    ['the setup', 'UPDATE matches SET setup = ? || setup WHERE match = ?', '{"zeros":'],
    ['a move', 'UPDATE moves SET entries = ? WHERE match = ?', '* first nobody'],
    ['the game', `UPDATE matches SET setup = replace(setup, 'aurum', ?) WHERE match = ?`, 'chess'],
  ])('whoever opens a damaged match is told so every time: %s', async (_what, statement, value) => {
    const testServer = open();
    const ann = await testServer.come('ann', 'Ann');
    const setup = { game: 'aurum', bots: [null, null, null], options: {} };
    const broken = await testServer.create('ann', setup);
    const sound = await testServer.create('ann', setup);
    testServer.database
      .prepare(`UPDATE matches SET status = 'playing' WHERE match = ?`)
      .run(broken);
    testServer.database
      .prepare(`INSERT INTO moves (match, ply, entries) VALUES (?, 0, '* first 1')`)
      .run(broken);
    const damaged = testServer.database.prepare(statement).run(value, broken);
    expect(damaged.changes).toBe(1);
    testServer.registry.close();
    testServer.services = { ...testServer.services, registry: testServer.reopen() };
    const page = await testServer.come('ann');
    for (let count = 0; count < 3; count++) {
      page.connection.receive(JSON.stringify({ type: 'watch', match: broken, id: count }));
      await settle();
      expect(JSON.parse(page.texts.at(-1) ?? '')).toEqual({
        type: 'refused',
        id: count,
        problem: { kind: 'match-broken' },
      });
    }
    expect(testServer.reports).toHaveLength(1);
    page.connection.receive(JSON.stringify({ type: 'watch', match: sound }));
    await settle();
    expect(page.texts.at(-1)).toContain('"type":"match"');
    expect(ann.texts).toEqual([]);
  });
});
