import type { SqliteDatabase } from '../database.ts';
import { StepLog } from '../step-log.ts';
import {
  FLAT_TABLES,
  flatIn,
  flatItem,
  type FlatTable,
  type FlatValue,
  type Item,
  type MatchFields,
  matchIn,
  matchItem,
  type SeatFields,
  type TalkFields,
} from './items.ts';
import { PAGE, type Target } from './side.ts';

interface Row {
  readonly match: string;
  readonly revision: number;
  readonly setup: string;
  readonly status: string;
  readonly host: string;
  readonly next: string | null;
  readonly deciding: number | null;
  readonly clocks: string | null;
  readonly plans: string | null;
  readonly planDue: number | null;
  readonly chance: string | null;
  readonly opening: string | null;
  readonly ending: string | null;
  readonly brokenIn: string | null;
  readonly created: number;
  readonly changed: number;
}

type Text = string | null;
type SeatRow = [number, Text, Text, Text, Text, Text, over: number, changed: number];

function prepare(database: SqliteDatabase) {
  return {
    matches: database.prepare<[string, number], Row>(
      `SELECT match, revision, setup, status, host, next, deciding, clocks, plans,
         plan_due AS planDue, chance, opening, ending, broken_in AS brokenIn, created, changed
       FROM matches WHERE match > ? ORDER BY match LIMIT ?`,
    ),
    seats: database
      .prepare<[string], SeatRow>(
        `SELECT seat, guest, bot, name, stand_in, marks, over, changed FROM seats
         WHERE match = ? ORDER BY seat`,
      )
      .raw(),
    moves: database.prepare<
      [string],
      { readonly ply: number; readonly entries: string; readonly times: string | null }
    >('SELECT ply, entries, times FROM moves WHERE match = ? ORDER BY ply'),
    choices: database
      .prepare<[string], string>('SELECT entry FROM choices WHERE match = ? ORDER BY place')
      .pluck(),
    removed: database
      .prepare<[string], string>('SELECT guest FROM removed WHERE match = ? ORDER BY guest')
      .pluck(),
    talk: database
      .prepare<[string], TalkFields>(
        'SELECT number, guest, name, seat, ply, said FROM talk WHERE match = ? ORDER BY number',
      )
      .raw(),
    drops: ['choices', 'moves', 'seats', 'removed', 'talk', 'matches'].map((table) =>
      database.prepare<[string]>(`DELETE FROM ${table} WHERE match = ?`),
    ),
    addMatch: database.prepare(
      `INSERT INTO matches (match, revision, setup, status, host, next, deciding, clocks, plans,
         plan_due, chance, opening, ending, broken_in, created, changed)
       VALUES (@match, @revision, @setup, @status, @host, @next, @deciding, @clocks, @plans,
         @planDue, @chance, @opening, @ending, @brokenIn, @created, @changed)`,
    ),
    addSeat: database.prepare(
      `INSERT INTO seats (match, seat, guest, bot, name, stand_in, marks, over, changed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    addMove: database.prepare('INSERT INTO moves (match, ply, entries, times) VALUES (?, ?, ?, ?)'),
    addChoice: database.prepare('INSERT INTO choices (match, place, entry) VALUES (?, ?, ?)'),
    addRemoved: database.prepare('INSERT INTO removed (match, guest) VALUES (?, ?)'),
    addTalk: database.prepare(
      `INSERT INTO talk (match, number, guest, name, seat, ply, said)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
  };
}

function prepareFlat(database: SqliteDatabase, { name, columns }: FlatTable) {
  const key = columns[0]?.[0] ?? '';
  const read = columns.map(([column, type]) => (type === 'bytes' ? `hex(${column})` : column));
  const written = columns.map(([, type]) => (type === 'bytes' ? 'unhex(?)' : '?'));
  return {
    page: database
      .prepare<[string, number], FlatValue[]>(
        `SELECT ${read.join(', ')} FROM ${name} WHERE ${key} > ? ORDER BY ${key} LIMIT ?`,
      )
      .raw(),
    drop: database.prepare<[string]>(`DELETE FROM ${name} WHERE ${key} = ?`),
    add: database.prepare(
      `INSERT INTO ${name} (${columns.map(([column]) => column).join(', ')})
       VALUES (${written.join(', ')})`,
    ),
  };
}

/** A database of SQLite, of the present version, as one side of a copy. */
export class SqliteSide implements Target {
  readonly #database: SqliteDatabase;
  readonly #matches: ReturnType<typeof prepare>;
  readonly #flat: ReadonlyMap<string, ReturnType<typeof prepareFlat>>;
  /** Steps that are not in the tables yet are told as if they were. */
  readonly #log: StepLog;

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#matches = prepare(database);
    this.#flat = new Map(FLAT_TABLES.map((table) => [table.name, prepareFlat(database, table)]));
    this.#log = new StepLog(database);
  }

  count(kind: string): Promise<number> {
    const count = this.#database.prepare<[], number>(`SELECT count(*) FROM ${kind}`).pluck().get();
    return Promise.resolve(count ?? 0);
  }

  async *pages(kind: string): AsyncGenerator<readonly Item[]> {
    for (let after = ''; ;) {
      const page = await Promise.resolve(this.#page(kind, after));
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
      after = page.at(-1)?.key ?? '';
    }
  }

  #page(kind: string, after: string): readonly Item[] {
    const flat = this.#flat.get(kind);
    return flat === undefined
      ? this.#matches.matches.all(after, PAGE).map((row) => this.#matchItem(row))
      : flat.page.all(after, PAGE).map((values) => flatItem(values));
  }

  #matchItem({ match, ...row }: Row): Item {
    const { seats, moves, choices, removed, talk } = this.#matches;
    const latest = this.#log.latestOf(match);
    const written = moves.all(match).map(asMoves);
    return matchItem(match, {
      ...row,
      revision: latest?.revision ?? row.revision,
      deciding: latest?.deciding ?? row.deciding,
      clocks: latest?.clocks === undefined ? row.clocks : JSON.stringify(latest.clocks),
      plans: latest?.plans === undefined ? row.plans : JSON.stringify(latest.plans),
      planDue: latest?.planDue === undefined ? row.planDue : latest.planDue,
      seats: seats.all(match).map(asSeat),
      moves: latest === undefined ? written : [...written, latestMoves(latest)],
      choices: latest?.choices ?? choices.all(match),
      removed: removed.all(match),
      talk: talk.all(match),
    });
  }

  write(kind: string, gone: readonly string[], added: readonly Item[]): Promise<void> {
    const flat = this.#flat.get(kind);
    this.#database.transaction(() => {
      if (flat === undefined) {
        for (const key of gone) for (const drop of this.#matches.drops) drop.run(key);
        for (const item of added) this.#addMatch(item);
      } else {
        for (const key of gone) flat.drop.run(key);
        for (const item of added) flat.add.run(...flatIn(item));
      }
    })();
    return Promise.resolve();
  }

  #addMatch(item: Item): void {
    const { addMatch, addSeat, addMove, addChoice, addRemoved, addTalk } = this.#matches;
    const { seats, moves, choices, removed, talk, ...row } = matchIn(item);
    const match = item.key;
    addMatch.run({ match, ...row });
    for (const [seat, guest, bot, name, standIn, marks, isOver, changed] of seats) {
      addSeat.run(match, seat, guest, bot, name, standIn, marks, Number(isOver), changed);
    }
    for (const [ply, entries, times] of moves) {
      addMove.run(match, ply, entries.join('\n'), times && JSON.stringify(times));
    }
    choices.forEach((entry, place) => addChoice.run(match, place, entry));
    for (const guest of removed) addRemoved.run(match, guest);
    for (const fields of talk) addTalk.run(match, ...fields);
  }
}

type MoveFields = MatchFields['moves'][number];

const asMoves = (row: {
  readonly ply: number;
  readonly entries: string;
  readonly times: string | null;
}): MoveFields => [
  row.ply,
  row.entries.split('\n'),
  row.times === null ? null : (JSON.parse(row.times) as MoveFields[2]),
];

/** Of moves that took no time that is known nothing is said. */
const latestMoves = ({
  ply,
  entries,
  times,
}: Pick<ReturnType<StepLog['latestOf']> & object, 'ply' | 'entries' | 'times'>): MoveFields => [
  ply,
  entries,
  times.some((time) => time !== null) ? times : null,
];

const asSeat = ([seat, guest, bot, name, standIn, marks, over, changed]: SeatRow): SeatFields => [
  seat,
  guest,
  bot,
  name,
  standIn,
  marks,
  over === 1,
  changed,
];
