import type { Guest } from '@pepite/matches';
import type { QuietHours } from '@pepite/protocol';
import type { Later, SharedCalls } from '../calls.ts';
import {
  type GuestNotices,
  type KeptDevice,
  type KeptWebhook,
  muteKey,
  type NoticeKey,
  noticeKey,
  type UntoldTurns,
} from '../kept-notices.ts';
import type { Connection } from './connection.ts';
import { NOTICE_READS, NOTICE_WRITES } from './notice-statements.ts';

/** Everything that is asked of a store about notices. */
export type NoticeCalls = Pick<
  SharedCalls,
  | 'noticesOf'
  | 'untoldTurns'
  | 'addDevice'
  | 'dropDevice'
  | 'setWebhook'
  | 'setQuiet'
  | 'mute'
  | 'claimNotice'
  | 'retryNotice'
>;

/** How guests are told of their turns, and what they were told, in a PostgreSQL database. */
export class NoticeRows implements Later<NoticeCalls> {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  readonly noticesOf = async (guest: Guest): Promise<GuestNotices> => {
    const [row] = await this.#connection.rows<GuestNotices>(NOTICE_READS.ofGuest, [guest]);
    return row ?? { devices: [], webhook: null, quiet: null, muted: [] };
  };

  readonly untoldTurns = async (date: number, after: Guest, most: number): Promise<UntoldTurns> => {
    const values = [date, after, most];
    const [row] = await this.#connection.rows<UntoldTurns>(NOTICE_READS.untold, values);
    return row ?? { turns: [], last: null };
  };

  readonly addDevice = async (guest: Guest, device: KeptDevice): Promise<void> => {
    const { subscription, name, language, date } = device;
    const values = [device.device, guest, JSON.stringify(subscription), name, language, date];
    await this.#connection.rows(NOTICE_WRITES.addDevice, values);
  };

  readonly dropDevice = async (guest: Guest, device: string): Promise<void> => {
    await this.#connection.rows(NOTICE_WRITES.dropDevice, [device, guest]);
  };

  readonly setWebhook = async (guest: Guest, webhook: KeptWebhook | null): Promise<void> => {
    const text = webhook && JSON.stringify(webhook);
    await this.#connection.rows(NOTICE_WRITES.webhook, [guest, text]);
  };

  readonly setQuiet = async (guest: Guest, quiet: QuietHours | null): Promise<void> => {
    await this.#connection.rows(NOTICE_WRITES.quiet, [guest, quiet && JSON.stringify(quiet)]);
  };

  readonly mute = async (match: string, guest: Guest, on: boolean): Promise<void> => {
    const key = muteKey(match, guest);
    if (on) await this.#connection.rows(NOTICE_WRITES.mute, [key, match, guest]);
    else await this.#connection.rows(NOTICE_WRITES.unmute, [key]);
  };

  readonly claimNotice = async (key: NoticeKey, attempts: number): Promise<boolean> => {
    const { match, guest, turn } = key;
    const values = [noticeKey(key), match, guest, turn, attempts];
    const rows = await this.#connection.rows(NOTICE_WRITES.claim, values);
    return rows.length === 1;
  };

  readonly retryNotice = async (key: NoticeKey, date: number): Promise<void> => {
    await this.#connection.rows(NOTICE_WRITES.retry, [noticeKey(key), key.turn, date]);
  };
}
