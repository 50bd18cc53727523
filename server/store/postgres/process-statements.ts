import type { Statement } from './connection.ts';
import { LEASE_TIME } from '@pepite/matches';
import { SUMMARY } from './match-statements.ts';
import { PROGRAM_ROW } from './program-attendance.ts';

/** Processes that have been heard of lately, by the database's clock. */
const THERE = 'until > clock_timestamp()';

/** So many programs are told of, those that came last. */
const MOST_PROGRAMS = 1000;

export const PROCESS_READS = {
  // Rows of moves begin where a step began, as does what anybody has in memory.
  loadSince: {
    name: 'load-since',
    text: `
      SELECT ${SUMMARY}, chance, opening, choices, $3::integer AS ply, array(
        SELECT entry FROM moves, unnest(entries) WITH ORDINALITY AS one (entry, place)
        WHERE moves.match = matches.match AND moves.ply >= $3::integer ORDER BY ply, place) AS moves
      FROM matches WHERE match = $1 AND revision <> $2`,
  },
  look: {
    name: 'look',
    text: `
      WITH others AS (
        SELECT match, guests, spectators FROM attendance JOIN processes USING (process)
        WHERE match = ANY ($2::text[]) AND process <> $1 AND ${THERE})
      SELECT match, revision, talk,
        array(SELECT DISTINCT guest FROM others, unnest(guests) AS guest
          WHERE others.match = matches.match) AS guests,
        (SELECT coalesce(sum(spectators), 0)::integer FROM others
          WHERE others.match = matches.match) AS spectators
      FROM matches WHERE match = ANY ($2::text[])`,
  },
  // The latest are found by their index, before anything else is looked at.
  lobby: {
    name: 'lobby',
    text: `
      WITH latest AS (
        SELECT match, origin, since FROM attendance JOIN processes USING (process)
        WHERE is_public AND ${THERE} ORDER BY since DESC LIMIT $1),
      attended AS (
        SELECT match, min(origin) AS origin, min(since) AS since FROM latest GROUP BY match)
      SELECT ${SUMMARY}, attended.origin FROM attended JOIN matches USING (match)
      WHERE status IN ('waiting', 'playing') ORDER BY attended.since`,
  },
  programsElsewhere: {
    name: 'programs-elsewhere',
    text: `
      SELECT match, guests[1] AS text FROM attendance JOIN processes USING (process)
      WHERE starts_with(match, '${PROGRAM_ROW}') AND process <> $1 AND ${THERE}
      ORDER BY since DESC LIMIT ${MOST_PROGRAMS}`,
  },
  guestsAt: {
    name: 'guests-at',
    text: `
      SELECT DISTINCT guest FROM seats
      WHERE match = ANY ($1::text[]) AND guest = ANY ($2::text[])`,
  },
} satisfies Record<string, Statement>;

/**
 * A lease that somebody has whom nobody has heard of lately, or that nobody has, is free; where
 * somebody was gone without a word, for so many milliseconds.
 */
const FREE = `
  SELECT name, (
      SELECT (extract(epoch FROM clock_timestamp() - until) * 1000)::bigint + ${LEASE_TIME}
      FROM leases JOIN processes ON process = holder WHERE leases.name = name.name) AS idle
  FROM unnest($2::text[]) AS name
  WHERE NOT EXISTS (
    SELECT FROM leases JOIN processes ON process = holder
    WHERE leases.name = name.name AND (${THERE} OR process = $1))`;

export const PROCESS_WRITES = {
  attend: {
    name: 'attend',
    text: `
      WITH given AS (
          SELECT * FROM json_to_recordset($2::json) AS one (match text, "isWatched" boolean,
            "isPublic" boolean, guests text[], spectators integer, origin text)),
        gone AS (
          DELETE FROM attendance USING given
          WHERE process = $1 AND attendance.match = given.match AND NOT given."isWatched")
      INSERT INTO attendance (process, match, is_public, guests, spectators, origin)
      SELECT $1, match, "isPublic", guests, spectators, origin FROM given WHERE "isWatched"
      ON CONFLICT (match, process) DO UPDATE SET is_public = excluded.is_public,
        guests = excluded.guests, spectators = excluded.spectators, origin = excluded.origin`,
  },
  hear: {
    name: 'hear',
    text: `
      WITH before AS (SELECT FROM processes WHERE process = $1 AND ${THERE})
      INSERT INTO processes (process, until)
      VALUES ($1, clock_timestamp() + $2::integer * interval '1 millisecond')
      ON CONFLICT (process) DO UPDATE SET until = excluded.until
      RETURNING NOT EXISTS (SELECT FROM before) AS "wasMissed"`,
  },
  // Of two who take a lease at once the second one waits for the first, and then finds that it is
  // not as it was when it was free.
  // The number of the transaction never comes twice.
  take: {
    name: 'take-leases',
    text: `
      WITH free AS MATERIALIZED (${FREE} ORDER BY name),
        taken AS (
          INSERT INTO leases AS one (name, number, holder)
          SELECT name, pg_current_xact_id()::text::bigint, $1 FROM free
          ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, number = excluded.number
          WHERE one.number = (SELECT number FROM leases AS free WHERE free.name = one.name)
          RETURNING name, number)
      SELECT name, number, idle FROM taken JOIN free USING (name)`,
  },
  check: {
    name: 'check-leases',
    text: 'SELECT name, number FROM leases WHERE name = ANY ($2::text[]) AND holder = $1',
  },
  release: {
    name: 'release-leases',
    text: 'DELETE FROM leases WHERE name = ANY ($2::text[]) AND holder = $1',
  },
  leave: {
    name: 'leave',
    text: `
      WITH released AS (DELETE FROM leases WHERE holder = $1),
        ended AS (DELETE FROM processes WHERE process = $1),
        noted AS (
          UPDATE calendar SET noted = clock_timestamp(), date = date + greatest(0,
            extract(epoch FROM clock_timestamp() - noted) * 1000)::bigint)
      DELETE FROM attendance WHERE process = $1 RETURNING match`,
  },
  noteDate: {
    name: 'note-date',
    text: 'UPDATE calendar SET date = greatest(date, $1), noted = clock_timestamp()',
  },
  // Whoever was only slow for so long has everything said anew when it is heard of again.
  tidyUp: {
    name: 'tidy-up',
    text: `
      WITH ended AS (
          DELETE FROM processes WHERE until < clock_timestamp() - interval '1 minute'
          RETURNING process),
        released AS (DELETE FROM leases WHERE holder IN (SELECT process FROM ended)),
        noted AS (UPDATE calendar SET date = greatest(date, $1), noted = clock_timestamp())
      DELETE FROM attendance WHERE process IN (SELECT process FROM ended)`,
  },
} satisfies Record<string, Statement>;
