import type { Guest } from '@pepite/matches';
import {
  MOST_REPORTS,
  MOST_TOLD,
  type NewReport,
  type Report,
  REPORT_WINDOW,
  type Reported,
  reportedBy,
  type ReportRow,
  REPORTS_LAST,
} from '../reports.ts';
import { MOST_REPORTED } from '../talk-rows.ts';
import type { Connection, Statement } from './connection.ts';

/** One statement, so all of it sees the same people at the table. */
const ADD: Statement = {
  text: `
    WITH own AS (SELECT FROM seats WHERE match = $1 AND guest = $3),
      there AS (
        SELECT guest, name FROM seats
        WHERE match = $1 AND seat = $2 AND guest IS NOT NULL AND guest <> $3),
      added AS (
        INSERT INTO reports (report, match, reporter, reported, name, reason, date, text)
        SELECT $1 || ' ' || $3 || ' ' || guest, $1, $3, guest, name, $4, $5, (
          SELECT string_agg(line, chr(10) ORDER BY number) FROM (
            SELECT number, said ->> 'text' AS line FROM talk
            WHERE match = $1 AND talk.guest = there.guest AND said ->> 'text' IS NOT NULL
            ORDER BY number DESC LIMIT ${MOST_REPORTED}) AS lines)
        FROM there
        WHERE EXISTS (SELECT FROM own)
          AND (SELECT count(*) FROM reports WHERE reporter = $3 AND date > $6) < $7
        ON CONFLICT (report) DO UPDATE SET
          name = excluded.name, reason = excluded.reason, date = excluded.date,
          text = excluded.text
        RETURNING report)
    SELECT EXISTS (SELECT FROM own) AS "isSeated", EXISTS (SELECT FROM there) AS "isThere",
      EXISTS (SELECT FROM added) AS "isKept"`,
};
const ALL: Statement = {
  text: `
    SELECT match, setup ->> 'game' AS game, reporter, reported, name, reason, date, text
    FROM reports LEFT JOIN matches USING (match)
    ORDER BY date DESC, report COLLATE "C" LIMIT $1`,
};
const DROP: Statement = { text: 'DELETE FROM reports WHERE reported = $1 RETURNING report' };
const DROP_OLD: Statement = { text: 'DELETE FROM reports WHERE date < $1' };

/** What players have reported of each other, in a PostgreSQL database. */
export class ReportRows {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Keeps a report, or changes it: one of each player by each other at a match. */
  async report({ match, seat, reporter, reason, date }: NewReport): Promise<Reported> {
    const values = [match, seat, reporter, reason, date, date - REPORT_WINDOW, MOST_REPORTS];
    const [row] = await this.#connection.rows<ReportRow & object>(ADD, values);
    return reportedBy(row);
  }

  reports(): Promise<readonly Report[]> {
    return this.#connection.rows<Report & object>(ALL, [MOST_TOLD]);
  }

  /** Drops all reports about a guest; how many. */
  async dropReports(reported: Guest): Promise<number> {
    return (await this.#connection.rows(DROP, [reported])).length;
  }

  async dropOldReports(date: number): Promise<void> {
    await this.#connection.rows(DROP_OLD, [date - REPORTS_LAST]);
  }
}
