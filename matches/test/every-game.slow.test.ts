import { GAMES } from '@pepite/games';
import { deciding, each, type Game, itemAt, type Options, Referee, Seeded } from '@pepite/kernel';
import type { Logged, Position, Problem } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { scaled } from '../../kernel/test/scale.ts';
import type { Match } from '../match.ts';
import { MemoryStore } from '../memory-store.ts';
import { makeMove } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { stateFor } from './support/state.ts';
import { TestRegistry } from './support/test-registry.ts';

/** So many seats are played by several matches together: the more seats, the longer a match. */
const MATCHES = scaled(6);
/** After one step in so many the server is started anew. */
const RESTART = 24;
const NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emil', 'Fanny'];

type AnyReferee = Referee<unknown, unknown, unknown, Options>;

/** A match of people, and a page that only watches it. */
class Table {
  readonly store: MemoryStore;
  readonly game: Game;
  readonly match: Match;
  readonly pages: readonly Page[];
  readonly watcher: Page;
  readonly rng: Seeded;
  /** The match as it was last read from the store, and the lines it was told. */
  #told: { readonly referee: AnyReferee; readonly lines: string[] };
  /** Whether the store may tell something else since. */
  #isOld = true;

  private constructor(
    game: Game,
    rng: Seeded,
    { store, match, pages, watcher }: Pick<Table, 'store' | 'match' | 'pages' | 'watcher'>,
  ) {
    this.game = game;
    this.rng = rng;
    this.store = store;
    this.match = match;
    this.pages = pages;
    this.watcher = watcher;
    this.#told = this.#untold();
  }

  static async open(game: Game, seats: number, seed: number): Promise<Table> {
    const store = new MemoryStore();
    // Without pauses hidden answers are turned up as soon as all are in.
    const setting = new TestRegistry({ store, seed, botPause: 0 });
    const pages = await Promise.all(NAMES.slice(0, seats).map((name) => setting.guest(name)));
    const watcher = await setting.guest('Watcher');
    const bots = pages.map(() => null);
    const match = await setting.create(itemAt(pages, 0), { game: game.id, bots });
    await setting.watch(match, ...pages, watcher);
    for (const [seat, page] of pages.entries()) await page.ask({ type: 'sit', seat });
    expect(await itemAt(pages, 0).ask({ type: 'start' })).toBeUndefined();
    return new Table(game, new Seeded(seed), { store, match, pages, watcher });
  }

  /**
   * The match as the store tells it, rebuilt by another referee: the same one as long as the store
   * goes on where it was, so that a long match is not told from its beginning at every step.
   */
  truth(): AnyReferee {
    if (this.#isOld) this.#read();
    return this.#told.referee;
  }

  #read(): void {
    this.#isOld = false;
    const { moves, choices } = this.store.matches.get(this.match.id) ?? { moves: [], choices: [] };
    const lines = [...moves, ...choices];
    // Choices are sealed in the order they are made, and settled in that of the seats.
    const goesOn = this.#told.lines.every((line, index) => line === lines[index]);
    if (!goesOn) this.#told = this.#untold();
    for (const line of lines.slice(this.#told.lines.length)) {
      this.#tell(this.#told.referee, line);
      this.#told.lines.push(line);
    }
  }

  /** What the disk tells, line by line. */
  lines(): string {
    if (this.#isOld) this.#read();
    return this.#told.lines.join('\n');
  }

  #untold(): { readonly referee: AnyReferee; readonly lines: string[] } {
    const { options } = this.match.setup;
    return { referee: new Referee(this.game, this.pages.length, options), lines: [] };
  }

  #tell(referee: AnyReferee, line: string): void {
    const [actor, ...text] = line.split(' ');
    const who = actor === '*' ? 6 : Number(actor);
    const move = this.game.parse(text.join(' '), who);
    if (move === undefined) throw new Error(line);
    const refusal = referee.tell({ actor: who, move });
    if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
  }

  choose(seat: number, text: string): Promise<Problem | undefined> {
    this.#isOld = true;
    const page = itemAt(this.pages, seat);
    const position = lastTold(page).position;
    return makeMove(page, text, { ply: position?.ply ?? 0, own: position?.own ?? 0 });
  }

  /** How many messages each page has heard. */
  heard(): readonly number[] {
    return [...this.pages, this.watcher].map(({ told }) => told.length);
  }

  /** Somebody who has to decide makes any legal move, as the store has it. */
  async step(truth: AnyReferee): Promise<void> {
    const seats = [...each(deciding(truth.turn))];
    const seat = itemAt(seats, this.rng.below(seats.length));
    const legal = truth.legal(seat);
    const move = itemAt(legal, this.rng.below(legal.length));
    expect(await this.choose(seat, this.game.print(move))).toBeUndefined();
  }
}

/** What a page has just been told of the position and of events. */
function lastTold(page: Page): {
  readonly position: Position | null;
  readonly log: readonly Logged[];
} {
  const last = page.told.at(-1);
  if (last?.type === 'moved') return { position: last.position, log: last.events };
  if (last?.type === 'match') return { position: last.state.position, log: last.state.log };
  throw new Error('nothing was told');
}

/** Everything told is the viewer's own view and what its seat has seen, and nothing besides. */
function expectOwnView(page: Page, seat: number | undefined, truth: AnyReferee): void {
  const { position, log } = lastTold(page);
  const own = seat === undefined ? { table: truth.table } : seenBy(truth, seat);
  const { ply, own: chosen, lookBack, ...sight } = position ?? { ply: 0, own: 0, lookBack: {} };
  // As text, and one look at the whole log: this is asked of every viewer at every step.
  expect(JSON.stringify(sight)).toBe(JSON.stringify(own));
  expect(ply).toBe(truth.journal.length);
  expect(chosen).toBe(seat === undefined ? 0 : truth.chosen(seat).length);
  expect(lookBack).toBeDefined();
  const from = log[0]?.ply ?? truth.journal.length;
  const seen = truth.seen(seat, from);
  const told = log.map(({ move, unseen }) => ({ move, unseen }));
  const due = log.map(({ ply: at }) => {
    const one = itemAt(seen, at - from);
    return 'move' in one ? { move: truth.game.print(one.move) } : { unseen: one.unseen };
  });
  expect(told).toEqual(due);
}

function seenBy(truth: AnyReferee, seat: number): object {
  const { table, hand } = truth.view(seat);
  return { table, hand };
}

interface Stand {
  readonly ply: number;
  readonly turn: number;
  /** How many choices of the simultaneous turn under way each seat has made. */
  readonly chosen: readonly number[];
}

const standOf = (truth: AnyReferee): Stand => ({
  ply: truth.journal.length,
  turn: truth.shownTurn,
  chosen: Array.from({ length: truth.seats }, (_, seat) => truth.chosen(seat).length),
});

/**
 * Whoever goes on with a sealed choice, or makes one where answers are hidden, does so without a
 * message to anybody else; so is whoever is answered for.
 */
function expectUnseen(table: Table, before: Stand, heard: readonly number[]): void {
  const after = standOf(table.truth());
  if (after.ply > before.ply || after.turn !== before.turn) return;
  const own = heard.map(
    (count, page) => count + (after.chosen[page] ?? 0) - (before.chosen[page] ?? 0),
  );
  expect(table.heard()).toEqual(own);
}

/** All that a guest is told of a match but who is there: nobody has come back yet. */
function whatStays(match: Match | undefined, guest: string): string {
  const { seats: _seats, spectators: _spectators, ...rest } = stateFor(match, guest);
  return JSON.stringify(rest);
}

const TABLES = GAMES.flatMap((game) =>
  Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, index) => {
    const seats = game.seats.least + index;
    return [`${game.id}, ${seats} seats`, game, seats] as const;
  }),
);

describe.each(TABLES)('%s', (_name, game, seats) => {
  it('a match shows each viewer its own view, and nothing of what others may know', async () => {
    for (let seed = 1; seed <= Math.ceil(MATCHES / seats); seed++) {
      const table = await Table.open(game, seats, seed);
      for (let truth = table.truth(); !truth.isOver; truth = table.truth()) {
        table.pages.forEach((page, seat) => expectOwnView(page, seat, truth));
        expectOwnView(table.watcher, undefined, truth);
        const heard = table.heard();
        const before = standOf(truth);
        await table.step(truth);
        expectUnseen(table, before, heard);
      }
    }
  });

  it('a match is where it was after a restart at any moment, sealed choices included', async () => {
    const table = await Table.open(game, seats, 99);
    for (let truth = table.truth(); !truth.isOver; truth = table.truth()) {
      if (table.rng.below(RESTART) === 0) {
        const others = new TestRegistry({ store: table.store, seed: 7 });
        const again = await others.find(table.match.id);
        for (const { guest } of table.pages) {
          expect(whatStays(again, guest)).toBe(whatStays(table.match, guest));
        }
        again.close();
      }
      await table.step(truth);
    }
  });

  it('a match refuses an illegal move by its clause, and nothing changes', async () => {
    const table = await Table.open(game, seats, 5);
    const tried = new Set<string>();
    for (let truth = table.truth(); !truth.isOver; truth = table.truth()) {
      const before = table.lines();
      const seat = table.rng.below(seats);
      const legal = new Set(truth.legal(seat).map((move) => game.print(move)));
      for (const text of ['', 'play B1', 'pass', '\u0000', ...[...tried].slice(-3)]) {
        if (legal.has(text)) continue;
        const refusal = await table.choose(seat, text);
        const clause = refusal !== undefined && 'clause' in refusal ? refusal.clause : '';
        expect(game.clauses).toContain(clause);
      }
      expect(table.lines()).toBe(before);
      for (const move of truth.legal(seat)) tried.add(game.print(move));
      await table.step(table.truth());
    }
    expect(tried.size).toBeGreaterThan(5);
  });
});
