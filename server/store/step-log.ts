import type { KeptClocks, KeptPlans, MatchChange } from '@pepite/matches';
import type { SqliteDatabase } from './database.ts';

/** What of a change is play: all that a step of a match under way brings, unless it ends it. */
type PlayPart = 'moves' | 'choices' | 'deciding' | 'clocks' | 'plans' | 'planDue';
type Play = { readonly [K in PlayPart]?: MatchChange[K] | undefined };

/** A step as it is logged: its match, the revision that it was decided from, and what it brings. */
type LoggedStep = readonly [match: string, revision: number, play: Play];

/** What the log holds of one match. */
interface Latest {
  /** The row with the first of these steps. */
  readonly row: number;
  /** The revision after the last of them. */
  revision: number;
  steps: number;
  /** Where the moves begin, and all of them. */
  ply: number;
  readonly entries: string[];
  /** How long each of them took, where that is known. */
  readonly times: (number | null)[];
  choices: readonly string[] | undefined;
  deciding: number | undefined;
  clocks: KeptClocks | undefined;
  plans: KeptPlans | undefined;
  planDue: number | null | undefined;
}

/** So many steps are kept in the log; beyond, matches with the oldest ones are written out. */
export const MOST_STEPS = 20_000;
/** Rows that nobody needs any more are deleted so many at a time. */
const MOST_ROWS = 200;

/** A value as it is written, if there is one. */
const textOf = (value: object | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);

function prepare(database: SqliteDatabase) {
  return {
    version: database.prepare<[], number>('PRAGMA data_version').pluck(),
    rows: database.prepare<[], { readonly place: number; readonly steps: string }>(
      'SELECT place, steps FROM step_log ORDER BY place',
    ),
    log: database.prepare<[number, string]>('INSERT INTO step_log (place, steps) VALUES (?, ?)'),
    drop: database.prepare<[number]>('DELETE FROM step_log WHERE place < ?'),
    revision: database
      .prepare<[string], number>('SELECT revision FROM matches WHERE match = ?')
      .pluck(),
    revise: database.prepare<[number, number | null, string | null, string | null, string]>(
      `UPDATE matches SET revision = ?, deciding = coalesce(?, deciding),
         clocks = coalesce(?, clocks), plans = coalesce(?, plans) WHERE match = ?`,
    ),
    planDue: database.prepare<[number | null, string]>(
      'UPDATE matches SET plan_due = ? WHERE match = ?',
    ),
    move: database.prepare<[string, number, string, string | null]>(
      'INSERT INTO moves (match, ply, entries, times) VALUES (?, ?, ?, ?)',
    ),
    choice: database.prepare<[string, number, string]>(
      'INSERT INTO choices (match, place, entry) VALUES (?, ?, ?)',
    ),
    dropChoices: database.prepare<[string]>('DELETE FROM choices WHERE match = ?'),
  };
}

/**
 * The latest steps of all matches, in the order in which they came: one row for each commit. To
 * write every step into the tables of its match would cost a page of the database or two for each;
 * so that is done later, for many steps of a match at once. Until then this is where they are, on
 * disk as in memory. A step that has been written out is known by its revision and passed over.
 */
export class StepLog {
  readonly #statements: ReturnType<typeof prepare>;
  /** The match whose first step is the oldest comes first. */
  readonly #latest = new Map<string, Latest>();
  #steps = 0;
  #firstRow = 0;
  #nextRow = 0;
  /** What the row that is about to be written holds. */
  #unwritten: LoggedStep[] = [];
  /** What SQLite says of the file as we know it; another one once somebody else has changed it. */
  #version: number | undefined;

  constructor(database: SqliteDatabase) {
    this.#statements = prepare(database);
    this.refresh();
  }

  /** Reads the log anew if another program has changed the database. */
  refresh(): void {
    const version = this.#statements.version.get();
    if (version === this.#version) return;
    this.#version = version;
    this.#latest.clear();
    this.#unwritten = [];
    this.#steps = 0;
    const rows = this.#statements.rows.all();
    this.#firstRow = rows.at(0)?.place ?? 0;
    this.#nextRow = this.#firstRow;
    for (const { place, steps } of rows) {
      this.#nextRow = place;
      for (const step of JSON.parse(steps) as readonly LoggedStep[]) this.#recall(step);
    }
    if (rows.length > 0) this.#nextRow++;
  }

  /** What a commit that failed would have brought is not there. */
  forgetUnwritten(): void {
    this.#version = undefined;
  }

  #recall([match, revision, play]: LoggedStep): void {
    const known = this.revisionOf(match);
    // The match has been removed since, or the step written out.
    if (known === undefined || revision < known) return;
    if (revision > known) throw new Error(`steps of the match ${match} are missing`);
    this.#note(match, revision, play);
  }

  /** How often a match has been changed; nothing if there is none. */
  revisionOf(match: string): number | undefined {
    return this.#latest.get(match)?.revision ?? this.#statements.revision.get(match);
  }

  /** What the tables do not have of a match yet. */
  latestOf(match: string): Readonly<Latest> | undefined {
    return this.#latest.get(match);
  }

  /** Matches of which something is due before a date that the tables do not have yet. */
  dueBefore(date: number): readonly string[] {
    return [...this.#latest].flatMap(([match, { clocks, planDue }]) =>
      (clocks?.due ?? Infinity) < date || (planDue ?? Infinity) < date ? [match] : [],
    );
  }

  /** Logs a step; it is on disk once `write` has been called and committed. */
  add(match: string, revision: number, play: Play): void {
    this.#unwritten.push([match, revision, play]);
    this.#note(match, revision, play);
  }

  #note(match: string, revision: number, play: Play): void {
    const { moves, choices, deciding, clocks, plans, planDue } = play;
    const latest = this.#latest.get(match) ?? this.#begin(match);
    latest.revision = revision + 1;
    latest.steps++;
    this.#steps++;
    if (moves !== undefined) {
      if (latest.entries.length === 0) latest.ply = moves.ply;
      latest.entries.push(...moves.entries);
      latest.times.push(...(moves.times ?? moves.entries.map(() => null)));
    }
    latest.choices = choices ?? latest.choices;
    latest.deciding = deciding ?? latest.deciding;
    latest.clocks = clocks ?? latest.clocks;
    latest.plans = plans ?? latest.plans;
    if (planDue !== undefined) latest.planDue = planDue;
  }

  #begin(match: string): Latest {
    const latest: Latest = {
      row: this.#nextRow,
      revision: 0,
      steps: 0,
      ply: 0,
      entries: [],
      times: [],
      choices: undefined,
      deciding: undefined,
      clocks: undefined,
      plans: undefined,
      planDue: undefined,
    };
    this.#latest.set(match, latest);
    return latest;
  }

  /** Writes what has been added since: to be called before each commit. */
  write(): void {
    if (this.#unwritten.length === 0) return;
    this.#statements.log.run(this.#nextRow++, JSON.stringify(this.#unwritten));
    this.#unwritten = [];
    this.#trim();
  }

  #trim(): void {
    for (const match of this.#latest.keys()) {
      if (this.#steps <= MOST_STEPS) break;
      this.writeOut(match);
    }
    const [oldest] = this.#latest.values();
    const needed = oldest?.row ?? this.#nextRow;
    if (needed - this.#firstRow < MOST_ROWS) return;
    this.#statements.drop.run(needed);
    this.#firstRow = needed;
  }

  /** Writes what the log has of a match into the tables. */
  writeOut(match: string): void {
    const latest = this.#latest.get(match);
    if (latest === undefined) return;
    const { revision, ply, entries, times, choices, deciding, clocks, plans, planDue } = latest;
    const { move, revise, dropChoices, choice, planDue: reviseDue } = this.#statements;
    const timesText = times.some((time) => time !== null) ? JSON.stringify(times) : null;
    if (entries.length > 0) move.run(match, ply, entries.join('\n'), timesText);
    if (choices !== undefined) {
      dropChoices.run(match);
      choices.forEach((entry, place) => choice.run(match, place, entry));
    }
    revise.run(revision, deciding ?? null, textOf(clocks), textOf(plans), match);
    if (planDue !== undefined) reviseDue.run(planDue, match);
    this.forget(match);
  }

  /** A match has been removed: there is nothing to write out any more. */
  forget(match: string): void {
    this.#steps -= this.#latest.get(match)?.steps ?? 0;
    this.#latest.delete(match);
  }
}
