import { gameOf } from '@pepite/games';
import { itemAt, Seeded, type Seat } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { recordOf } from '../match-record.ts';
import { gameIn } from '../rules.ts';
import { MemoryStore } from '../memory-store.ts';
import { legalTexts, makeMove, positionOf, seatsToAct } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { PAUSE, TestRegistry } from './support/test-registry.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const SETUP = { game: 'or-etc', bots: [null, null, null], options: { accidents: 0 } };

/** Three people at a table of Or etc. */
class Table {
  readonly #store: MemoryStore;
  setting: TestRegistry;
  pages: readonly Page[] = [];
  onlooker: Page;
  match: Match;
  readonly #rng = new Seeded(4);

  private constructor(store: MemoryStore, setting: TestRegistry, onlooker: Page, match: Match) {
    this.#store = store;
    this.setting = setting;
    this.onlooker = onlooker;
    this.match = match;
  }

  static async open(): Promise<Table> {
    const store = new MemoryStore();
    const setting = new TestRegistry({ store });
    const pages = await Promise.all(NAMES.map((name) => setting.guest(name)));
    const match = await setting.create(itemAt(pages, 0), SETUP);
    const table = new Table(store, setting, await setting.guest('Zoe'), match);
    table.pages = pages;
    return table;
  }

  async sitDown(): Promise<void> {
    await this.setting.watch(this.match, ...this.pages, this.onlooker);
    for (const [seat, page] of this.pages.entries()) await page.ask({ type: 'sit', seat });
    expect(await itemAt(this.pages, 0).ask({ type: 'start' })).toBeUndefined();
  }

  /** What the store has says that the match began under other rules. */
  pretend(rules: number): void {
    for (const [id, kept] of this.#store.matches) {
      this.#store.matches.set(id, { ...kept, setup: { ...kept.setup, rules } });
    }
  }

  async restart(): Promise<Match | undefined> {
    this.setting = this.setting.restart();
    const found = await this.setting.registry.find(this.match.id);
    if ('problem' in found) return undefined;
    this.match = found.value;
    this.pages = NAMES.map((name) => this.setting.page(name));
    this.onlooker = this.setting.page('Zoe');
    await this.setting.watch(this.match, ...this.pages, this.onlooker);
    return this.match;
  }

  async move(seat: Seat): Promise<void> {
    const page = itemAt(this.pages, seat);
    const texts = legalTexts(page);
    const text = itemAt(texts, this.#rng.below(texts.length));
    expect(await makeMove(page, text)).toBeUndefined();
  }

  /** So much time passes that all answers are made that are held back. */
  pass(): Promise<void> {
    return this.setting.pass(2 * PAUSE);
  }

  /** Those who know that they have to decide. */
  get deciders(): readonly Seat[] {
    return this.pages.flatMap((page, seat) => (seatsToAct(page).includes(seat) ? [seat] : []));
  }

  /** Somebody who has to decide does so at random, until something is the case. */
  async playUntil(isSo: () => boolean): Promise<void> {
    for (let count = 0; count < 5000 && !isSo(); count++) {
      const [seat] = this.deciders;
      if (seat === undefined) throw new Error('nobody decides');
      await this.move(seat);
    }
    expect(isSo()).toBe(true);
  }
}

describe('a match that is fetched from the store', () => {
  it('a stored match goes on under its own rules, and its rematch under the newest', async () => {
    const table = await Table.open();
    table.pretend(1);
    expect((await table.restart())?.setup.rules).toBe(1);
    await table.sitDown();
    expect(itemAt(table.pages, 0).state.setup.rules).toBe(1);
    expect(table.match.play?.state.referee.game.rules).toBe(1);
    await table.playUntil(() => table.match.status === 'over');
    expect(recordOf(table.match)?.rules).toBe(1);
    const again = await table.restart();
    expect(again && recordOf(again)?.rules).toBe(1);
    expect(await itemAt(table.pages, 1).ask({ type: 'rematch' })).toBeUndefined();
    const next = await table.setting.find(table.match.next ?? '');
    expect(gameIn(next.setup).rules).toBe(gameOf('or-etc')?.rules);
  });

  it('a stored match under unknown rules is not found, and named in the report', async () => {
    const table = await Table.open();
    table.pretend(99);
    expect(await table.restart()).toBeUndefined();
    const [report] = table.setting.reports;
    expect(report instanceof Error && String(report.cause)).toContain('or-etc with rules 99');
  });
});

describe('an answer that is hidden', () => {
  /** Several have to answer at once, and the moment is past before which all answers are held. */
  async function asked(): Promise<{ readonly table: Table; readonly seats: readonly Seat[] }> {
    const table = await Table.open();
    await table.sitDown();
    for (;;) {
      await table.playUntil(() => seatsToAct(table.onlooker).length > 1);
      await table.pass();
      const seats = table.deciders;
      if (seats.length > 1) return { table, seats };
      for (const seat of seats) await table.move(seat);
    }
  }

  it('a hidden answer is shown to others only when all have answered', async () => {
    const { table, seats } = await asked();
    const first = itemAt(seats, 0);
    const page = itemAt(table.pages, first);
    const others = [...table.pages, table.onlooker].filter((_, seat) => seat !== first);
    const told = (): readonly number[] => others.map((other) => other.told.length);
    const before = told();
    let lobbyChanges = 0;
    table.setting.onLobbyChange = () => lobbyChanges++;
    await table.move(first);
    expect(positionOf(page).own).toBe(1);
    expect(seatsToAct(page)).not.toEqual(seatsToAct(table.onlooker));
    expect(told()).toEqual(before);
    expect(lobbyChanges).toBe(0);
    for (const seat of seats.slice(1)) await table.move(seat);
    expect(told().every((count, index) => count > itemAt(before, index))).toBe(true);
  });

  it('a hidden answer does not show to anybody who comes, comes back or looks back', async () => {
    const { table, seats } = await asked();
    const first = itemAt(seats, 0);
    const looks = async (): Promise<string> => {
      const page = await table.setting.guest('Yan');
      await table.setting.watch(table.match, page);
      expect(await page.ask({ type: 'look-back' })).toBeUndefined();
      const positions = page.told.filter(({ type }) => type === 'past');
      await page.leave();
      return JSON.stringify([page.state.position, page.state.log, positions]);
    };
    const before = await looks();
    await table.move(first);
    expect(await looks()).toBe(before);
    await table.restart();
    expect(await looks()).toBe(before);
    expect(seatsToAct(itemAt(table.pages, first))).not.toContain(first);
  });
});
