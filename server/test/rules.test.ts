import { gameOf } from '@pepite/games';
import { deciding, has, itemAt, Moves, parseView, Seeded, size } from '@pepite/kernel';
import type { Match } from '@pepite/matches';
import type { Position } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { type Page, PAUSE, Setting } from './setting.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const SETUP = { game: 'or-etc', bots: [null, null, null], options: { accidents: 0 } };

/** Three people at a table of Or etc. */
class Table {
  setting = new Setting();
  readonly pages: Page[] = NAMES.map((name) => this.setting.guest(name));
  readonly onlooker = this.setting.guest('Zoe');
  match: Match = this.setting.create(itemAt(this.pages, 0), SETUP);
  readonly #rng = new Seeded(4);

  sitDown(): void {
    this.setting.watch(this.match, ...this.pages, this.onlooker);
    this.pages.forEach(({ guest }, seat) => this.match.sit(guest, guest, seat));
    this.match.start(itemAt(this.pages, 0).guest);
    this.setting.ledger.flush();
  }

  /** What lies on the disk says that the match began under other rules. */
  pretend(rules: number): void {
    this.setting.ledger.flush();
    this.setting.database.prepare('UPDATE matches SET rules = ?').run(rules);
  }

  restart(): Match | undefined {
    this.setting = this.setting.restart();
    const match = this.setting.house.find(this.match.id);
    if (match === undefined) return undefined;
    this.match = match;
    this.setting.watch(match, ...this.pages, this.onlooker);
    return match;
  }

  positionOf(page: Page): Position {
    const last = page.told.findLast(({ type }) => type === 'match' || type === 'moved');
    const found = last?.type === 'moved' ? last.position : page.state.position;
    if (found === null) throw new Error('nothing is being played');
    return found;
  }

  /** Who has to decide, as a page sees it. */
  deciding(page: Page): number {
    return deciding(this.match.game.turn(this.positionOf(page).table));
  }

  choose(seat: number): void {
    const { game } = this.match;
    const page = itemAt(this.pages, seat);
    const position = this.positionOf(page);
    const moves = new Moves();
    const { table, hand } = position;
    game.moves(parseView(JSON.stringify({ table, seat, hand })), moves);
    const found = this.match.courseFor(page.guest);
    if ('kind' in found) throw new Error(found.kind);
    expect(found.course.choose(seat, position, game.print(moves.draw(this.#rng)))).toBeUndefined();
    this.setting.ledger.flush();
  }

  /** So much time passes that all answers are made that are held back. */
  pass(): void {
    this.setting.clock.pass(2 * PAUSE);
    this.setting.ledger.flush();
  }

  /** Somebody who has to decide does so at random, until something is the case. */
  playUntil(isSo: () => boolean): void {
    for (let count = 0; count < 5000 && !isSo(); count++) {
      const seat = [0, 1, 2].find((one) => (this.deciding(itemAt(this.pages, one)) >> one) & 1);
      if (seat === undefined) throw new Error('nobody decides');
      this.choose(seat);
    }
    expect(isSo()).toBe(true);
  }
}

describe('a match on disk', () => {
  it('goes on under the rules it began with, and its rematch gets the newest', () => {
    const table = new Table();
    table.pretend(1);
    expect(table.restart()?.game.rules).toBe(1);
    table.sitDown();
    expect(itemAt(table.pages, 0).state.rules).toBe(1);
    table.playUntil(() => table.match.status === 'over');
    expect(table.match.record()?.rules).toBe(1);
    expect(table.restart()?.record()?.rules).toBe(1);
    expect(table.setting.house.rematch(table.match, itemAt(table.pages, 1).guest)).toBeUndefined();
    const next = table.setting.house.find(table.match.next ?? '');
    expect(next?.game.rules).toBe(gameOf('or-etc')?.rules);
  });

  it('is not found, and named in the report, if its rules are not known', () => {
    const table = new Table();
    table.pretend(99);
    expect(table.restart()).toBeUndefined();
    const [report] = table.setting.reports;
    expect(report instanceof Error && String(report.cause)).toContain('or-etc with rules 99');
  });
});

describe('an answer that is hidden', () => {
  /** Several have to answer at once, and the moment is past before which all answers are held. */
  function asked(): { readonly table: Table; readonly seats: readonly number[] } {
    const table = new Table();
    table.sitDown();
    for (;;) {
      table.playUntil(() => size(table.deciding(table.onlooker)) > 1);
      table.pass();
      const seats = [0, 1, 2].filter((seat) =>
        has(table.deciding(itemAt(table.pages, seat)), seat),
      );
      if (seats.length > 1) return { table, seats };
      for (const seat of seats) table.choose(seat);
    }
  }

  it('is told to whoever gave it, and to nobody else before all have answered', () => {
    const { table, seats } = asked();
    const others = [...table.pages, table.onlooker].filter((_, seat) => seat !== seats[0]);
    const told = (): readonly number[] => others.map((page) => page.told.length);
    const before = told();
    let lobbyChanges = 0;
    table.setting.onLobbyChange = () => lobbyChanges++;
    table.choose(itemAt(seats, 0));
    expect(table.positionOf(itemAt(table.pages, itemAt(seats, 0))).own).toBe(1);
    expect(table.deciding(itemAt(table.pages, itemAt(seats, 0)))).not.toBe(
      table.deciding(table.onlooker),
    );
    expect(told()).toEqual(before);
    expect(lobbyChanges).toBe(0);
    for (const seat of seats.slice(1)) table.choose(seat);
    expect(told().every((count, index) => count > itemAt(before, index))).toBe(true);
  });

  it('does not show to who comes, comes back or looks back meanwhile', () => {
    const { table, seats } = asked();
    const looks = (): string => {
      const page = table.setting.guest('Yan');
      table.setting.watch(table.match, page);
      table.match.lookBack(page, undefined);
      table.setting.ledger.flush();
      const positions = page.told.filter(({ type }) => type === 'past');
      table.match.leave(page);
      return JSON.stringify([page.state.position, page.state.log, positions]);
    };
    const before = looks();
    table.choose(itemAt(seats, 0));
    expect(looks()).toBe(before);
    table.restart();
    expect(looks()).toBe(before);
    expect(table.deciding(itemAt(table.pages, itemAt(seats, 0))) >> itemAt(seats, 0)).not.toBe(1);
  });
});
