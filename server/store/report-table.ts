import type { Guest } from '@pepite/matches';
import type { SqliteDatabase } from './database.ts';
import {
  MOST_REPORTS,
  MOST_TOLD,
  type NewReport,
  type Report,
  REPORT_WINDOW,
  type Reported,
  reportedBy,
  REPORTS_LAST,
} from './reports.ts';
import { MOST_REPORTED } from './talk-rows.ts';

function prepare(database: SqliteDatabase) {
  const there = 'match = @match AND seat = @seat AND guest IS NOT NULL AND guest <> @reporter';
  const seated = 'EXISTS (SELECT 1 FROM seats WHERE match = @match AND guest = @reporter)';
  return {
    look: database.prepare<[object], { readonly isSeated: number; readonly isThere: number }>(
      `SELECT ${seated} AS isSeated, EXISTS (SELECT 1 FROM seats WHERE ${there}) AS isThere`,
    ),
    add: database.prepare<[object]>(
      `INSERT INTO reports (report, match, reporter, reported, name, reason, date, text)
       SELECT @match || ' ' || @reporter || ' ' || guest, @match, @reporter, guest, name, @reason,
         @date, (
           SELECT group_concat(line, char(10) ORDER BY number) FROM (
             SELECT number, said ->> 'text' AS line FROM talk
             WHERE match = @match AND talk.guest = seats.guest AND line IS NOT NULL
             ORDER BY number DESC LIMIT ${MOST_REPORTED}))
       FROM seats WHERE ${there} AND ${seated}
         AND (SELECT count(*) FROM reports WHERE reporter = @reporter AND date > @since) < @most
       ON CONFLICT (report) DO UPDATE SET
         name = excluded.name, reason = excluded.reason, date = excluded.date,
         text = excluded.text`,
    ),
    all: database.prepare<[number], Report>(
      `SELECT match, setup ->> 'game' AS game, reporter, reported, name, reason, date, text
       FROM reports LEFT JOIN matches USING (match)
       ORDER BY date DESC, report LIMIT ?`,
    ),
    drop: database.prepare<[Guest]>('DELETE FROM reports WHERE reported = ?'),
    dropOld: database.prepare<[number]>('DELETE FROM reports WHERE date < ?'),
  };
}

/** What players have reported of each other, in a database. */
export class ReportTable {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(database: SqliteDatabase) {
    this.#statements = prepare(database);
  }

  /** Keeps a report, or changes it: one of each player by each other at a match. */
  report(report: NewReport): Reported {
    const since = report.date - REPORT_WINDOW;
    const look = this.#statements.look.get(report) ?? { isSeated: 0, isThere: 0 };
    const { changes } = this.#statements.add.run({ ...report, since, most: MOST_REPORTS });
    return reportedBy({ ...look, isKept: changes });
  }

  reports(): readonly Report[] {
    return this.#statements.all.all(MOST_TOLD);
  }

  /** Drops all reports about a guest; how many. */
  dropReports(reported: Guest): number {
    return this.#statements.drop.run(reported).changes;
  }

  dropOldReports(date: number): void {
    this.#statements.dropOld.run(date - REPORTS_LAST);
  }
}
