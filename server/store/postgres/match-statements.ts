import { IS_LISTED } from '../listed.ts';
import type { Statement } from './connection.ts';

/** What a list shows of a match. */
export const SUMMARY = `
  matches.match, revision, setup, status, host, next, deciding, clocks, plans,
  plan_due AS "planDue", ending, broken_in AS "brokenIn",
  (SELECT coalesce(json_agg(json_build_object(
      'guest', guest, 'bot', bot, 'name', name, 'standIn', stand_in, 'marks', marks)
      ORDER BY seat), '[]')
    FROM seats WHERE seats.match = matches.match) AS seats,
  array(SELECT guest FROM removed WHERE removed.match = matches.match) AS removed`;

export const READS = {
  load: {
    name: 'load',
    text: `
      SELECT ${SUMMARY}, chance, opening, choices, array(
        SELECT entry FROM moves, unnest(entries) WITH ORDINALITY AS one (entry, place)
        WHERE moves.match = matches.match ORDER BY ply, place) AS moves
      FROM matches WHERE match = $1`,
  },
  game: {
    name: 'game-of',
    text: `SELECT setup ->> 'game' AS game FROM matches WHERE match = $1`,
  },
  times: {
    name: 'times-of',
    text: `
      SELECT time FROM moves, unnest(entries, times) WITH ORDINALITY AS one (entry, time, place)
      WHERE match = $1 ORDER BY ply, place`,
  },
  // Where somebody watches it is noticed anyway.
  due: {
    name: 'due-before',
    text: `
      SELECT match FROM matches
      WHERE (due < $1 OR plan_due < $1) AND broken_in IS NULL
        AND NOT EXISTS (
          SELECT FROM attendance JOIN processes USING (process)
          WHERE attendance.match = matches.match AND until > clock_timestamp())
      ORDER BY least(due, plan_due) LIMIT $2`,
  },
  // The latest are found by the index of the seats before anything else is looked at.
  ofGuest: {
    name: 'of-guest',
    text: `
      SELECT ${SUMMARY} FROM (
        SELECT match, over, changed FROM seats WHERE guest = $1 AND ${IS_LISTED}
        ORDER BY over, changed DESC LIMIT $2) AS own
      JOIN matches USING (match) ORDER BY own.over, own.changed DESC`,
  },
  openedBy: {
    name: 'opened-by',
    text: `
      SELECT count(*) AS count FROM matches
      WHERE host = $1 AND status IN ('waiting', 'playing')`,
  },
} satisfies Record<string, Statement>;

/** Seats as JSON, as rows. */
const seatRows = (parameter: string): string =>
  `json_to_recordset(${parameter}::json)
    AS given (seat integer, guest text, bot text, name text, "standIn" text, marks text)`;

export const WRITES = {
  create: {
    name: 'create',
    text: `
      WITH made AS (
        INSERT INTO matches (match, setup, status, host, created, changed, chance, opening)
        VALUES ($1, $2, 'waiting', $3, $4, $4, $6, $7) RETURNING match, changed)
      INSERT INTO seats (match, seat, guest, bot, name, stand_in, marks, over, changed)
      SELECT match, seat, guest, bot, name, "standIn", marks, false, changed
      FROM made, ${seatRows('$5')}`,
  },
  touch: {
    name: 'touch',
    text: `
      WITH touched AS (UPDATE matches SET changed = $2 WHERE match = $1)
      UPDATE seats SET changed = $2 WHERE match = $1`,
  },
  broken: {
    name: 'broken',
    text: 'UPDATE matches SET broken_in = $2 WHERE match = $1',
  },
} satisfies Record<string, Statement>;

/** What becomes of the match with every step, if nobody else has changed it since. */
const REVISE = `
  revision = revision + 1,
  deciding = coalesce($3::bigint, deciding),
  choices = coalesce($4::text[], choices),
  clocks = coalesce($7::json, clocks),
  due = CASE WHEN $7::json IS NULL THEN due ELSE ($7::json ->> 'due')::bigint END,
  plans = coalesce($9::json, plans),
  plan_due = CASE WHEN $9::json IS NULL THEN plan_due ELSE $10::bigint END`;

const MOVES = `
  INSERT INTO moves (match, ply, entries, times)
  SELECT match, $5::integer, $6::text[], $8::integer[] FROM kept WHERE $5::integer IS NOT NULL`;

/** A step, as anybody makes it, or only who has a lease: that stays where it is meanwhile. */
interface StepStatements {
  readonly free: Statement;
  readonly leased: Statement;
}

/** `write` makes the statement; it is given a condition, and what is answered besides. */
function withLease(
  name: string,
  values: number,
  write: (steps: { before: string; condition: string; answer: string }) => string,
): StepStatements {
  const before = `
    lease AS (
      SELECT FROM leases WHERE name = $${values + 1} AND number = $${values + 2} FOR SHARE),`;
  const condition = 'AND EXISTS (SELECT FROM lease)';
  const answer = ', EXISTS (SELECT FROM lease) AS "isHeld"';
  return {
    free: { name, text: write({ before: '', condition: '', answer: '' }) },
    leased: { name: `${name}-leased`, text: write({ before, condition, answer }) },
  };
}

/** A step of a match under way: all that most steps are. */
export const APPEND_PLAY = withLease(
  'append-play',
  10,
  ({ before, condition, answer }) => `
    WITH ${before}
      kept AS (
        UPDATE matches SET ${REVISE} WHERE match = $1 AND revision = $2 ${condition}
        RETURNING match),
      settled AS (${MOVES})
    SELECT count(*)::integer AS kept ${answer} FROM kept`,
);

/**
 * Any step. Whoever sits down at a match finds it among the latest; a statement must not write a
 * row twice, so seats that are given are left out where the others are dated.
 */
export const APPEND_CHANGE = withLease(
  'append-change',
  20,
  ({ before, condition, answer }) => `
    WITH ${before}
      kept AS (
        UPDATE matches SET ${REVISE},
          status = coalesce($11::text, status),
          changed = CASE WHEN $11::text IS NULL THEN changed ELSE $12::bigint END,
          setup = coalesce($13::json, setup),
          host = coalesce($14::text, host),
          next = coalesce($15::text, next),
          ending = coalesce($16::json, ending),
          chance = coalesce($20::json, chance)
        WHERE match = $1 AND revision = $2 ${condition} RETURNING match, status, changed),
      settled AS (${MOVES}),
      removed_one AS (
        INSERT INTO removed (match, guest)
        SELECT match, $17::text FROM kept WHERE $17::text IS NOT NULL ON CONFLICT DO NOTHING),
      seated AS (
        INSERT INTO seats (match, seat, guest, bot, name, stand_in, marks, over, changed)
        SELECT match, seat, guest, bot, name, "standIn", marks, status = 'over', changed
        FROM kept, ${seatRows('$18')}
        ON CONFLICT (match, seat) DO UPDATE SET
          guest = excluded.guest, bot = excluded.bot, name = excluded.name,
          stand_in = excluded.stand_in, marks = excluded.marks,
          over = excluded.over, changed = excluded.changed),
      dated AS (
        UPDATE seats SET over = (kept.status = 'over'), changed = kept.changed FROM kept
        WHERE $11::text IS NOT NULL AND seats.match = kept.match
          AND seats.seat <> ALL ($19::integer[]))
    SELECT count(*)::integer AS kept ${answer} FROM kept`,
);
