import { type AttendedMatch, LEASE_TIME, type Lease, type MatchTail } from '@pepite/matches';
import type { Later } from '../calls.ts';
import type { ProcessCalls } from '../process-calls.ts';
import type { Connection, Statement } from './connection.ts';
import { type Row, summaryOf, type WholeRow } from './match-rows.ts';
import { PROCESS_READS, PROCESS_WRITES } from './process-statements.ts';
import { programOfRow } from './program-attendance.ts';

type LeaseRow = Pick<Lease, 'name' | 'number'> & { readonly idle?: number | null };

const leaseOf = ({ name, number, idle }: LeaseRow): Lease =>
  typeof idle === 'number' ? { name, number, idle } : { name, number };

type NewsRow = ReturnType<ProcessCalls['look']>[number];

/** What processes that share a PostgreSQL database say to each other through it. */
export class ProcessRows implements Later<Omit<ProcessCalls, 'append'>> {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  readonly loadSince = async (
    match: string,
    revision: number,
    ply: number,
  ): Promise<MatchTail | undefined> => {
    const values = [match, revision, ply];
    const [row] = await this.#connection.rows<WholeRow & { readonly ply: number }>(
      PROCESS_READS.loadSince,
      values,
    );
    if (row === undefined) return undefined;
    const { moves, choices, chance, opening, ...summary } = row;
    return { ...summaryOf(summary), ply, moves, choices, chance, opening };
  };

  readonly look: Later<ProcessCalls>['look'] = (process, matches) =>
    this.#connection.rows<NewsRow>(PROCESS_READS.look, [process, matches]);

  readonly lobby = async (most: number): Promise<readonly AttendedMatch[]> => {
    const rows = await this.#connection.rows<Row & { readonly origin: string }>(
      PROCESS_READS.lobby,
      [most],
    );
    return rows.map((row) => ({ ...summaryOf(row), origin: row.origin }));
  };

  readonly programsElsewhere: Later<ProcessCalls>['programsElsewhere'] = async (process) => {
    const rows = await this.#connection.rows<{ readonly match: string; readonly text: string }>(
      PROCESS_READS.programsElsewhere,
      [process],
    );
    return rows.map(({ match, text }) => ({ program: programOfRow(match), text })).toReversed();
  };

  readonly guestsAt: Later<ProcessCalls>['guestsAt'] = async (matches, guests) => {
    const rows = await this.#connection.rows<{ readonly guest: string }>(PROCESS_READS.guestsAt, [
      matches,
      guests,
    ]);
    return rows.map(({ guest }) => guest);
  };

  readonly attend: Later<ProcessCalls>['attend'] = async (process, attendances) => {
    await this.#connection.rows(PROCESS_WRITES.attend, [process, JSON.stringify(attendances)]);
  };

  readonly hold: Later<ProcessCalls>['hold'] = async (process, wanted, checked) => {
    const ask = (statement: Statement, names: readonly string[]) =>
      names.length === 0
        ? Promise.resolve([])
        : this.#connection.rows<LeaseRow>(statement, [process, names]);
    const [heard, own, taken] = await Promise.all([
      this.#connection.rows<{ readonly wasMissed: boolean }>(PROCESS_WRITES.hear, [
        process,
        LEASE_TIME,
      ]),
      ask(PROCESS_WRITES.check, [...checked, ...wanted]),
      ask(PROCESS_WRITES.take, wanted),
    ]);
    return { leases: [...own, ...taken].map(leaseOf), wasMissed: heard[0]?.wasMissed ?? true };
  };

  readonly release: Later<ProcessCalls>['release'] = async (process, names) => {
    await this.#connection.rows(PROCESS_WRITES.release, [process, names]);
  };

  readonly leave: Later<ProcessCalls>['leave'] = async (process) => {
    const rows = await this.#connection.rows<{ readonly match: string }>(PROCESS_WRITES.leave, [
      process,
    ]);
    return rows.map(({ match }) => match);
  };

  readonly noteDate = async (date: number): Promise<void> => {
    await this.#connection.rows(PROCESS_WRITES.noteDate, [date]);
  };

  readonly tidyUp: Later<ProcessCalls>['tidyUp'] = async (date) => {
    await this.#connection.rows(PROCESS_WRITES.tidyUp, [date]);
  };
}
