import type { Guest, KeptClocks } from '@pepite/matches';
import type { QuietHours } from '@pepite/protocol';
import type { SqliteDatabase } from './database.ts';
import {
  type GuestNotices,
  type KeptDevice,
  type KeptWebhook,
  MOST_DEVICES,
  MOST_MUTED,
  muteKey,
  type NoticeKey,
  noticeKey,
  type UntoldTurn,
  type UntoldTurns,
  WEBHOOK,
} from './kept-notices.ts';
import type { StepLog } from './step-log.ts';

type DeviceRow = Omit<KeptDevice, 'subscription'> & { readonly subscription: string };

interface SettingsRow {
  readonly webhook: string | null;
  readonly quiet: string | null;
}

/** A seat of somebody who wants to be told of turns, at a match that is played. */
interface SeatRow {
  readonly match: string;
  readonly seat: number;
  readonly guest: Guest;
  readonly channel: string;
  readonly quiet: string | null;
  readonly deciding: number | null;
  readonly clocks: string | null;
  readonly told: number | null;
  readonly attempts: number | null;
  readonly retry: number | null;
}

/** Those guests who come after one, and not after another. */
const CHANNELS = `
  SELECT guest, device AS channel FROM notice_devices WHERE guest > @after AND guest <= @last
  UNION ALL SELECT guest, '${WEBHOOK}' FROM notice_settings
    WHERE webhook IS NOT NULL AND guest > @after AND guest <= @last`;

/**
 * Whoever plays on the device of a guest is told there; companions are named after the guest. What
 * it is compared with has a plus before it: SQLite would not use the index for a column of texts.
 */
const OWNER = `substr(seats.guest, 1, instr(seats.guest || '/', '/') - 1)`;

function prepareReads(database: SqliteDatabase) {
  return {
    devices: database.prepare<[Guest], DeviceRow>(
      `SELECT device, name, language, date, subscription FROM notice_devices
       WHERE guest = ? ORDER BY date, device`,
    ),
    settings: database.prepare<[Guest], SettingsRow>(
      'SELECT webhook, quiet FROM notice_settings WHERE guest = ?',
    ),
    muted: database
      .prepare<[Guest], string>('SELECT match FROM muted_matches WHERE guest = ? ORDER BY match')
      .pluck(),
    guests: database
      .prepare<{ readonly after: Guest; readonly most: number }, Guest>(
        `SELECT guest FROM notice_devices WHERE guest > @after
         UNION SELECT guest FROM notice_settings WHERE webhook IS NOT NULL AND guest > @after
         ORDER BY guest LIMIT @most`,
      )
      .pluck(),
    seats: database.prepare<{ readonly after: Guest; readonly last: Guest }, SeatRow>(
      `SELECT seats.match, seat, seats.guest, channel, quiet, deciding, clocks,
         turn AS told, attempts, retry
       FROM (${CHANNELS}) AS channels
       CROSS JOIN seats INDEXED BY seats_of_owner
         ON ${OWNER} = +channels.guest AND over = 0 AND seats.stand_in IS NULL
       CROSS JOIN matches
         ON matches.match = seats.match AND status = 'playing' AND broken_in IS NULL
       LEFT JOIN notice_settings ON notice_settings.guest = channels.guest
       LEFT JOIN turn_notices
         ON notice = seats.match || ' ' || seats.guest || ' ' || channel
       WHERE NOT EXISTS
         (SELECT 1 FROM muted_matches WHERE mute = seats.match || ' ' || channels.guest)`,
    ),
    lastMoves: database.prepare<[string], { readonly ply: number; readonly entries: string }>(
      'SELECT ply, entries FROM moves WHERE match = ? ORDER BY ply DESC LIMIT 1',
    ),
  };
}

function prepareWrites(database: SqliteDatabase) {
  return {
    addDevice: database.prepare(
      `INSERT INTO notice_devices (device, guest, subscription, name, language, date)
       VALUES (@device, @guest, @subscription, @name, @language, @date)
       ON CONFLICT (device) DO UPDATE SET guest = excluded.guest, name = excluded.name,
         subscription = excluded.subscription, language = excluded.language`,
    ),
    dropOldest: database.prepare<[Guest]>(
      `DELETE FROM notice_devices WHERE device IN (
         SELECT device FROM notice_devices WHERE guest = ?
         ORDER BY date DESC, device LIMIT -1 OFFSET ${MOST_DEVICES})`,
    ),
    dropDevice: database.prepare<[string, Guest]>(
      'DELETE FROM notice_devices WHERE device = ? AND guest = ?',
    ),
    webhook: database.prepare<[Guest, string | null]>(
      `INSERT INTO notice_settings (guest, webhook) VALUES (?, ?)
       ON CONFLICT (guest) DO UPDATE SET webhook = excluded.webhook`,
    ),
    quiet: database.prepare<[Guest, string | null]>(
      `INSERT INTO notice_settings (guest, quiet) VALUES (?, ?)
       ON CONFLICT (guest) DO UPDATE SET quiet = excluded.quiet`,
    ),
    mute: database.prepare<[string, string, Guest]>(
      `INSERT INTO muted_matches (mute, match, guest)
       SELECT ?, match, guest FROM seats WHERE match = ? AND guest = ?
       ON CONFLICT (mute) DO NOTHING`,
    ),
    unmute: database.prepare<[string]>('DELETE FROM muted_matches WHERE mute = ?'),
    claim: database.prepare(
      `INSERT INTO turn_notices (notice, match, guest, turn, attempts)
       VALUES (@notice, @match, @guest, @turn, @attempts)
       ON CONFLICT (notice) DO UPDATE SET
         turn = excluded.turn, attempts = excluded.attempts, retry = NULL
       WHERE turn <> excluded.turn OR (retry IS NOT NULL AND attempts < excluded.attempts)`,
    ),
    retry: database.prepare<[number, string, number]>(
      'UPDATE turn_notices SET retry = ? WHERE notice = ? AND turn = ?',
    ),
  };
}

const parsed = (text: string | null | undefined): unknown =>
  typeof text === 'string' ? JSON.parse(text) : null;
const quietIn = (text: string | null | undefined) => parsed(text) as QuietHours | null;

/** How guests are told of their turns, and what they were told, in a database. */
export class NoticeTable {
  readonly #reads: ReturnType<typeof prepareReads>;
  readonly #writes: ReturnType<typeof prepareWrites>;
  readonly #log: StepLog;

  constructor(database: SqliteDatabase, log: StepLog) {
    this.#reads = prepareReads(database);
    this.#writes = prepareWrites(database);
    this.#log = log;
  }

  noticesOf(guest: Guest): GuestNotices {
    const { webhook, quiet } = this.#reads.settings.get(guest) ?? {};
    return {
      devices: this.#reads.devices.all(guest).map(({ subscription, ...row }) => ({
        ...row,
        subscription: JSON.parse(subscription) as KeptDevice['subscription'],
      })),
      webhook: parsed(webhook) as KeptWebhook | null,
      quiet: quietIn(quiet),
      muted: this.#reads.muted.all(guest),
    };
  }

  /**
   * Turns of guests who want to be told, and were not yet, or may be told again at this date: of so
   * many guests who come after one, as moves have to wait for it.
   */
  untoldTurns(date: number, after: Guest, most: number): UntoldTurns {
    const guests = this.#reads.guests.all({ after, most });
    const last = guests.at(-1) ?? after;
    const rows = this.#reads.seats.all({ after, last });
    return {
      turns: rows.flatMap((row) => this.#untold(row, date) ?? []),
      last: guests.length < most ? null : last,
    };
  }

  #untold(row: SeatRow, date: number): UntoldTurn | undefined {
    const { match, guest, channel, told, attempts, retry } = row;
    const latest = this.#log.latestOf(match);
    const clocks = latest?.clocks ?? (parsed(row.clocks) as KeptClocks | null);
    const deciding = latest?.deciding ?? row.deciding ?? 0;
    // By hand: the kernel's word for it would bring the rules into the thread of the database.
    const isAsked = ((deciding >> row.seat) & 1) !== 0;
    if (!isAsked || clocks?.isPaused === true) return undefined;
    const turn = this.#turnOf(match);
    const isTold = told === turn && (retry === null || retry > date);
    if (isTold) return undefined;
    const quiet = quietIn(row.quiet);
    return { match, guest, channel, turn, attempts: told === turn ? (attempts ?? 0) : 0, quiet };
  }

  #turnOf(match: string): number {
    const latest = this.#log.latestOf(match);
    if (latest !== undefined && latest.entries.length > 0) {
      return latest.ply + latest.entries.length;
    }
    const last = this.#reads.lastMoves.get(match);
    return last === undefined ? 0 : last.ply + last.entries.split('\n').length;
  }

  addDevice(guest: Guest, { subscription, ...device }: KeptDevice): void {
    this.#writes.addDevice.run({ ...device, guest, subscription: JSON.stringify(subscription) });
    this.#writes.dropOldest.run(guest);
  }

  dropDevice(guest: Guest, device: string): void {
    this.#writes.dropDevice.run(device, guest);
  }

  setWebhook(guest: Guest, webhook: KeptWebhook | null): void {
    this.#writes.webhook.run(guest, webhook && JSON.stringify(webhook));
  }

  setQuiet(guest: Guest, quiet: QuietHours | null): void {
    this.#writes.quiet.run(guest, quiet && JSON.stringify(quiet));
  }

  /** Whether a guest hears of a match at which they sit. */
  mute(match: string, guest: Guest, on: boolean): void {
    const key = muteKey(match, guest);
    if (!on) this.#writes.unmute.run(key);
    else if (this.#reads.muted.all(guest).length < MOST_MUTED) {
      this.#writes.mute.run(key, match, guest);
    }
  }

  /** Notes that a turn is told for so many times now; false if somebody has done it before. */
  claimNotice({ match, guest, channel, turn }: NoticeKey, attempts: number): boolean {
    const notice = noticeKey({ match, guest, channel });
    return this.#writes.claim.run({ notice, match, guest, turn, attempts }).changes === 1;
  }

  /** It has failed, and is to be tried again at a date. */
  retryNotice(key: NoticeKey, date: number): void {
    this.#writes.retry.run(date, noticeKey(key), key.turn);
  }
}
