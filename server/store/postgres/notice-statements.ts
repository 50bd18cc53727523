import { MOST_DEVICES, MOST_MUTED, WEBHOOK } from '../kept-notices.ts';
import type { Statement } from './connection.ts';

/**
 * One guest after the other, found by indexes: for the part of all guests that is looked at in one
 * go the planner would rather read whole tables (`OFFSET 0` keeps it from that).
 */
const CHANNELS = `
  SELECT device AS channel FROM notice_devices WHERE notice_devices.guest = some_guests.guest
  UNION ALL SELECT '${WEBHOOK}' FROM notice_settings
    WHERE notice_settings.guest = some_guests.guest AND webhook IS NOT NULL`;

/** So many guests who are told anywhere, those after one. */
const SOME_GUESTS = `
  SELECT guest FROM notice_devices WHERE guest > $2
  UNION SELECT guest FROM notice_settings WHERE webhook IS NOT NULL AND guest > $2
  ORDER BY guest LIMIT $3`;

export const NOTICE_READS = {
  ofGuest: {
    name: 'notices-of',
    text: `
      SELECT
        (SELECT coalesce(json_agg(json_build_object('device', device, 'name', name,
            'language', language, 'date', date, 'subscription', subscription::json)
            ORDER BY date, device COLLATE "C"), '[]')
          FROM notice_devices WHERE guest = $1) AS devices,
        (SELECT webhook::json FROM notice_settings WHERE guest = $1) AS webhook,
        (SELECT quiet::json FROM notice_settings WHERE guest = $1) AS quiet,
        array(SELECT match FROM muted_matches WHERE guest = $1
          ORDER BY match COLLATE "C") AS muted`,
  },
  // Whoever is at the match with an open page, at any process, sees it there. Whoever plays on the
  // device of a guest is told there: companions are named after the guest.
  untold: {
    name: 'untold-turns',
    text: `
      WITH some_guests AS MATERIALIZED (${SOME_GUESTS}), waiting AS (
        SELECT own.match, own.guest, some_guests.guest AS owner, channel, (
            SELECT ply + cardinality(entries) FROM moves WHERE moves.match = own.match
            ORDER BY ply DESC LIMIT 1) AS turn
        FROM some_guests
        CROSS JOIN LATERAL (
          SELECT match, seat, guest FROM seats
          WHERE split_part(seats.guest, '/', 1) = some_guests.guest
            AND NOT over AND seats.stand_in IS NULL OFFSET 0) AS own
        CROSS JOIN LATERAL (
          SELECT FROM matches WHERE matches.match = own.match
            AND status = 'playing' AND broken_in IS NULL AND (deciding >> seat) & 1 = 1
            AND (clocks ->> 'isPaused') IS DISTINCT FROM 'true' OFFSET 0) AS played
        CROSS JOIN LATERAL (${CHANNELS}) AS channels
        WHERE NOT EXISTS (
            SELECT FROM muted_matches WHERE mute = own.match || ' ' || some_guests.guest OFFSET 0)
          AND NOT EXISTS (
            SELECT FROM attendance JOIN processes USING (process)
            WHERE attendance.match = own.match AND own.guest = ANY (guests)
              AND until > clock_timestamp() OFFSET 0))
      SELECT
        (SELECT max(guest) FROM some_guests HAVING count(*) >= $3) AS last,
        coalesce(json_agg(json_build_object(
          'match', waiting.match, 'guest', waiting.guest, 'channel', channel,
          'turn', coalesce(waiting.turn, 0),
          'attempts', CASE WHEN told.turn = coalesce(waiting.turn, 0) THEN attempts ELSE 0 END,
          'quiet', quiet::json)), '[]') AS turns
      FROM waiting
      LEFT JOIN notice_settings ON notice_settings.guest = waiting.owner
      LEFT JOIN LATERAL (
        SELECT turn, attempts, retry FROM turn_notices
        WHERE notice = waiting.match || ' ' || waiting.guest || ' ' || channel OFFSET 0) AS told
        ON true
      WHERE told.turn IS NULL OR told.turn <> coalesce(waiting.turn, 0) OR retry <= $1`,
  },
} satisfies Record<string, Statement>;

export const NOTICE_WRITES = {
  addDevice: {
    text: `
      WITH dropped AS (
        DELETE FROM notice_devices WHERE device IN (
          SELECT device FROM notice_devices WHERE guest = $2 AND device <> $1
          ORDER BY date DESC, device OFFSET ${MOST_DEVICES - 1}))
      INSERT INTO notice_devices (device, guest, subscription, name, language, date)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (device) DO UPDATE SET guest = excluded.guest, name = excluded.name,
        subscription = excluded.subscription, language = excluded.language`,
  },
  dropDevice: { text: 'DELETE FROM notice_devices WHERE device = $1 AND guest = $2' },
  webhook: {
    text: `
      INSERT INTO notice_settings (guest, webhook) VALUES ($1, $2)
      ON CONFLICT (guest) DO UPDATE SET webhook = excluded.webhook`,
  },
  quiet: {
    text: `
      INSERT INTO notice_settings (guest, quiet) VALUES ($1, $2)
      ON CONFLICT (guest) DO UPDATE SET quiet = excluded.quiet`,
  },
  mute: {
    text: `
      INSERT INTO muted_matches (mute, match, guest)
      SELECT $1, match, guest FROM seats WHERE match = $2 AND guest = $3
        AND (SELECT count(*) FROM muted_matches WHERE guest = $3) < ${MOST_MUTED}
      ON CONFLICT (mute) DO NOTHING`,
  },
  unmute: { text: 'DELETE FROM muted_matches WHERE mute = $1' },
  claim: {
    name: 'claim-notice',
    text: `
      INSERT INTO turn_notices AS told (notice, match, guest, turn, attempts)
      VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (notice) DO UPDATE SET
        turn = excluded.turn, attempts = excluded.attempts, retry = NULL
      WHERE told.turn <> excluded.turn
        OR (told.retry IS NOT NULL AND told.attempts < excluded.attempts)
      RETURNING notice`,
  },
  retry: { text: 'UPDATE turn_notices SET retry = $3 WHERE notice = $1 AND turn = $2' },
} satisfies Record<string, Statement>;
