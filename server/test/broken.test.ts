import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '@pepite/matches';
import { Seeded } from '@pepite/kernel';
import { type Page, PAUSE, Setting } from './setting.ts';
import { Backstage } from './support/backstage.ts';

const BOTS = [null, 'random', 'random'] as const;

describe('something that goes wrong in one match', () => {
  let setting: Setting;
  let ann: Page;
  let ben: Page;
  let match: Match;
  let other: Match;

  beforeEach(() => {
    setting = new Setting();
    [ann, ben] = [setting.guest('Ann'), setting.guest('Ben')];
    match = setting.create(ann, { bots: [...BOTS], start: true });
    other = setting.create(ben, { bots: [...BOTS], start: true });
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** The rules of one match fail from now on. */
  function breakRules(what: 'apply' | 'judge' | 'print' | 'turn'): void {
    const { game } = match;
    const broken = { ...game };
    broken[what] = () => {
      throw new Error(`${what} failed`);
    };
    const found = match.courseFor(ann.guest);
    if ('kind' in found) throw new Error(found.kind);
    Object.defineProperty(found.course.play.referee, 'game', { value: broken });
  }

  it.each(['apply', 'judge', 'print', 'turn'] as const)(
    'ends that match and no other when %s fails at a bot’s move',
    (what) => {
      breakRules(what);
      setting.clock.pass(20 * PAUSE);
      setting.ledger.flush();
      const { id } = match;
      expect(setting.house.isBroken(id)).toBe(true);
      expect(ann.told.at(-1)).toEqual({
        type: 'refused',
        id: null,
        problem: { kind: 'match-broken' },
      });
      expect(setting.house.find(id)).toBeUndefined();
      const [report] = setting.reports;
      expect(report).toMatchObject({ message: `match ${id} is broken` });
      expect(report instanceof Error && report.cause).toMatchObject({ message: `${what} failed` });
      expect(setting.house.isBroken(other.id)).toBe(false);
      expect(ben.told.at(-1)).not.toMatchObject({ type: 'refused' });
      const found = other.courseFor(ben.guest);
      expect('kind' in found ? [] : found.course.play.sealed).toHaveLength(2);
    },
  );

  it('is marked on disk for this program, and another version tries again', () => {
    breakRules('apply');
    setting.clock.pass(20 * PAUSE);
    const again = setting.restart();
    expect(again.house.find(match.id)).toBeUndefined();
    expect(again.house.isBroken(match.id)).toBe(true);
    expect(again.house.find(other.id)).toBeDefined();
    setting.database.prepare('UPDATE matches SET broken_in = ?').run('an earlier program');
    expect(setting.restart().house.find(match.id)).toBeDefined();
  });
});

describe('what is damaged on disk', () => {
  const stage = (): Backstage => new Backstage(new Seeded(1));

  it.each([
    ['options', 'UPDATE matches SET options = ? WHERE match = ?', '{"zeros":'],
    ['a move', 'UPDATE moves SET entries = ? WHERE match = ?', '* first nobody'],
    ['the game', 'UPDATE matches SET game = ? WHERE match = ?', 'chess'],
  ])('is told whoever opens the match, again and again: %s', (_what, statement, value) => {
    const backstage = stage();
    const ann = backstage.come('ann', 'Ann');
    const broken = backstage.create('ann', {
      game: 'aurum',
      bots: [null, null, null],
      options: {},
    });
    const sound = backstage.create('ann', { game: 'aurum', bots: [null, null, null], options: {} });
    backstage.database.prepare(`UPDATE matches SET status = 'playing' WHERE match = ?`).run(broken);
    backstage.database.prepare(`INSERT INTO moves VALUES (?, 0, '* first 1', 0)`).run(broken);
    backstage.database.prepare(statement).run(value, broken);
    backstage.place.house.close();
    const house = backstage.reopen();
    const place = { ...backstage.place, house };
    Object.assign(backstage, { place });
    const page = backstage.come('ann');
    for (let count = 0; count < 3; count++) {
      page.visit.hear(JSON.stringify({ type: 'watch', match: broken, id: count }));
      backstage.settle();
      expect(JSON.parse(page.texts.at(-1) ?? '')).toEqual({
        type: 'refused',
        id: count,
        problem: { kind: 'match-broken' },
      });
    }
    expect(backstage.reports).toHaveLength(1);
    page.visit.hear(JSON.stringify({ type: 'watch', match: sound }));
    backstage.settle();
    expect(page.texts.at(-1)).toContain('"type":"match"');
    expect(ann.texts).toEqual([]);
  });
});
