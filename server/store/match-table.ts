import type {
  Guest,
  KeptClocks,
  KeptPlans,
  MatchChange,
  MatchSummary,
  MoveTimes,
  NewMatch,
  StoredMatch,
} from '@pepite/matches';
import type { SetupInput, Status } from '@pepite/protocol';
import { readKeptSetup } from '@pepite/protocol/match-setup';
import type { SqliteDatabase } from './database.ts';
import { MOST_DUE } from './due.ts';
import { IS_LISTED } from './listed.ts';
import { StepLog } from './step-log.ts';

interface Row {
  readonly match: string;
  readonly revision: number;
  readonly setup: string;
  readonly status: Status;
  readonly host: Guest;
  readonly next: string | null;
  readonly deciding: number | null;
  readonly clocks: string | null;
  readonly plans: string | null;
  readonly planDue: number | null;
  readonly ending: string | null;
  readonly brokenIn: string | null;
}

/** What no list may know of a match. */
interface Secrets {
  readonly chance: string | null;
  readonly opening: string | null;
}

type StoredSeat = NewMatch['seats'][number];

function prepareReads(database: SqliteDatabase) {
  const columns =
    'match, revision, setup, status, host, next, deciding, clocks, plans, plan_due AS planDue, ' +
    'ending, broken_in AS brokenIn FROM matches';
  return {
    match: database.prepare<[string], Row>(`SELECT ${columns} WHERE match = ?`),
    game: database.prepare<[string], { readonly game: string }>(
      `SELECT json_extract(setup, '$.game') AS game FROM matches WHERE match = ?`,
    ),
    secrets: database.prepare<[string], Secrets>(
      'SELECT chance, opening FROM matches WHERE match = ?',
    ),
    seats: database.prepare<[string], StoredSeat>(
      `SELECT guest, bot, name, stand_in AS standIn, marks FROM seats
       WHERE match = ? ORDER BY seat`,
    ),
    moves: database.prepare<[string], { readonly entries: string }>(
      'SELECT entries FROM moves WHERE match = ? ORDER BY ply',
    ),
    times: database.prepare<[string], { readonly entries: string; readonly times: string | null }>(
      'SELECT entries, times FROM moves WHERE match = ? ORDER BY ply',
    ),
    due: database.prepare<{ readonly date: number }, { readonly match: string }>(
      `SELECT match FROM matches
       WHERE (due < @date OR plan_due < @date) AND broken_in IS NULL
       ORDER BY min(ifnull(due, plan_due), ifnull(plan_due, due)) LIMIT ${MOST_DUE}`,
    ),
    choices: database.prepare<[string], { readonly entry: string }>(
      'SELECT entry FROM choices WHERE match = ? ORDER BY place',
    ),
    removed: database.prepare<[string], { readonly guest: Guest }>(
      'SELECT guest FROM removed WHERE match = ?',
    ),
    ofGuest: database.prepare<[Guest, number], { readonly match: string }>(
      `SELECT match FROM seats WHERE guest = ? AND ${IS_LISTED}
       ORDER BY over, changed DESC LIMIT ?`,
    ),
    openedBy: database.prepare<[Guest], { readonly count: number }>(
      `SELECT count(*) AS count FROM matches WHERE host = ? AND status IN ('waiting', 'playing')`,
    ),
  };
}

function prepareWrites(database: SqliteDatabase) {
  return {
    match: database.prepare(
      `INSERT INTO matches (match, setup, status, host, created, changed, chance, opening)
       VALUES (?, ?, 'waiting', ?, ?, ?, ?, ?)`,
    ),
    // Whoever sits down at a match finds it among the latest.
    seat: database.prepare(
      `INSERT OR REPLACE INTO seats (match, seat, guest, bot, name, stand_in, marks, over, changed)
       SELECT match, ?, ?, ?, ?, ?, ?, status = 'over', changed FROM matches WHERE match = ?`,
    ),
    status: database.prepare('UPDATE matches SET status = ?, changed = ? WHERE match = ?'),
    seatStatus: database.prepare('UPDATE seats SET over = ?, changed = ? WHERE match = ?'),
    ending: database.prepare('UPDATE matches SET ending = ? WHERE match = ?'),
    touch: database.prepare('UPDATE matches SET changed = ? WHERE match = ?'),
    seatTouch: database.prepare('UPDATE seats SET changed = ? WHERE match = ?'),
    setup: database.prepare('UPDATE matches SET setup = ? WHERE match = ?'),
    host: database.prepare('UPDATE matches SET host = ? WHERE match = ?'),
    chance: database.prepare('UPDATE matches SET chance = ? WHERE match = ?'),
    next: database.prepare('UPDATE matches SET next = ? WHERE match = ?'),
    removed: database.prepare('INSERT OR IGNORE INTO removed (match, guest) VALUES (?, ?)'),
    broken: database.prepare('UPDATE matches SET broken_in = ? WHERE match = ?'),
  };
}

/** The matches in a database. */
export class MatchTable {
  readonly #reads: ReturnType<typeof prepareReads>;
  readonly #writes: ReturnType<typeof prepareWrites>;
  readonly #log: StepLog;

  constructor(database: SqliteDatabase, log = new StepLog(database)) {
    this.#log = log;
    this.#reads = prepareReads(database);
    this.#writes = prepareWrites(database);
  }

  create({ match, setup, host, seats, chance, opening }: NewMatch, date: number): void {
    const secrets = [chance, opening].map((value) => (value ? JSON.stringify(value) : null));
    this.#writes.match.run(match, JSON.stringify(setup), host, date, date, ...secrets);
    seats.forEach((occupant, seat) => this.#saveSeat(match, seat, occupant));
  }

  #saveSeat(match: string, seat: number, occupant: StoredSeat): void {
    const { guest, bot, name, standIn, marks } = occupant;
    this.#writes.seat.run(seat, guest, bot, name, standIn, marks, match);
  }

  /** Steps of a match under way are logged; whatever else changes is written to its tables. */
  append(match: string, revision: number, change: MatchChange, date: number): 'kept' | 'conflict' {
    if (this.#log.revisionOf(match) !== revision) return 'conflict';
    const { moves, choices, deciding, clocks, plans, planDue } = change;
    this.#log.add(match, revision, { moves, choices, deciding, clocks, plans, planDue });
    if (!isPlay(change)) {
      this.#log.writeOut(match);
      this.#save(match, change, date);
    }
    return 'kept';
  }

  /** Saves what is no play. */
  #save(match: string, change: MatchChange, date: number): void {
    const { seats = [], setup, host, chance, next, removed, status, ending } = change;
    for (const [seat, occupant] of seats) this.#saveSeat(match, seat, occupant);
    if (setup !== undefined) this.#writes.setup.run(JSON.stringify(setup), match);
    if (host !== undefined) this.#writes.host.run(host, match);
    if (chance !== undefined) this.#writes.chance.run(JSON.stringify(chance), match);
    if (next !== undefined) this.#writes.next.run(next, match);
    if (removed !== undefined) this.#writes.removed.run(match, removed);
    if (ending !== undefined) {
      this.#writes.ending.run(JSON.stringify({ ...ending, date: Date.now() }), match);
    }
    if (status !== undefined) {
      this.#writes.status.run(status, date, match);
      this.#writes.seatStatus.run(Number(status === 'over'), date, match);
    }
  }

  touch(match: string, date: number): void {
    this.#writes.touch.run(date, match);
    this.#writes.seatTouch.run(date, match);
  }

  markBroken(match: string, program: string): void {
    this.#writes.broken.run(program, match);
  }

  gameOf(match: string): string | undefined {
    return this.#reads.game.get(match)?.game;
  }

  load(match: string): StoredMatch | undefined {
    const found = this.#summary(match);
    if (found === undefined) return undefined;
    const latest = this.#log.latestOf(match);
    const { chance = null, opening = null } = this.#reads.secrets.get(match) ?? {};
    const moves = this.#reads.moves.all(match).flatMap(({ entries }) => entries.split('\n'));
    return {
      ...found,
      chance: parsed(chance) as StoredMatch['chance'],
      opening: parsed(opening) as StoredMatch['opening'],
      moves: [...moves, ...(latest?.entries ?? [])],
      choices: latest?.choices ?? this.#reads.choices.all(match).map(({ entry }) => entry),
    };
  }

  #summary(match: string): MatchSummary | undefined {
    const row = this.#reads.match.get(match);
    if (row === undefined) return undefined;
    const latest = this.#log.latestOf(match);
    return {
      ...row,
      revision: latest?.revision ?? row.revision,
      setup: readKeptSetup(JSON.parse(row.setup) as SetupInput),
      deciding: latest?.deciding ?? row.deciding ?? undefined,
      clocks: latest?.clocks ?? (parsed(row.clocks) as KeptClocks | null),
      plans: latest?.plans ?? (parsed(row.plans) as KeptPlans | null),
      planDue: latest?.planDue === undefined ? row.planDue : latest.planDue,
      ending: parsed(row.ending) as MatchSummary['ending'],
      seats: this.#reads.seats.all(match),
      removed: this.#reads.removed.all(match).map(({ guest }) => guest),
    };
  }

  timesOf(match: string): MoveTimes {
    const written = this.#reads.times.all(match).flatMap(({ entries, times }) => {
      if (times !== null) return JSON.parse(times) as MoveTimes;
      return entries.split('\n').map(() => null);
    });
    return [...written, ...(this.#log.latestOf(match)?.times ?? [])];
  }

  /** Some matches of which a clock runs out before a date, or a planned move is due. */
  dueBefore(date: number): readonly string[] {
    const written = this.#reads.due.all({ date }).map(({ match }) => match);
    const isDue = (match: string): boolean => {
      const row = this.#reads.match.get(match);
      return row?.brokenIn === null && this.#dueOf(match, row) < date;
    };
    return [...new Set([...written, ...this.#log.dueBefore(date)])]
      .filter(isDue)
      .slice(0, MOST_DUE);
  }

  /** What the log says counts, and else what the tables do. */
  #dueOf(match: string, row: Row): number {
    const latest = this.#log.latestOf(match);
    const clocks = latest?.clocks ?? (parsed(row.clocks) as KeptClocks | null);
    const planDue = latest?.planDue === undefined ? row.planDue : latest.planDue;
    return Math.min(clocks?.due ?? Infinity, planDue ?? Infinity);
  }

  /** A match that is damaged is left out: the others can still be listed. */
  ofGuest(guest: Guest, most: number): readonly MatchSummary[] {
    return this.#reads.ofGuest.all(guest, most).flatMap(({ match }) => {
      try {
        return this.#summary(match) ?? [];
      } catch {
        return [];
      }
    });
  }

  openedBy(guest: Guest): number {
    return this.#reads.openedBy.get(guest)?.count ?? 0;
  }
}

const PLAY: readonly string[] = ['moves', 'choices', 'deciding', 'clocks', 'plans', 'planDue'];

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** Whether a change is a step of a match under way, and nothing else. */
function isPlay(change: MatchChange): boolean {
  for (const part in change) if (!PLAY.includes(part)) return false;
  return true;
}
