import type { Guest } from '@pepite/matches';
import type { Language } from '@pepite/kernel';
import type { QuietHours } from '@pepite/protocol';

/** Where a push service takes messages to one browser, and what they are sealed with. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A device that is told of turns. */
export interface KeptDevice {
  readonly device: string;
  readonly name: string;
  readonly language: Language;
  readonly date: number;
  readonly subscription: Subscription;
}

/** An address that is told of turns, for programs. */
export interface KeptWebhook {
  readonly address: string;
  /** What is sent there is signed with this. */
  readonly secret: string;
  /** Where its player found this server: links lead there. */
  readonly origin: string;
  readonly language: Language;
}

/** How one guest wants to be told. */
export interface GuestNotices {
  readonly devices: readonly KeptDevice[];
  readonly webhook: KeptWebhook | null;
  readonly quiet: QuietHours | null;
  readonly muted: readonly string[];
}

/** The channel of a guest's webhook; all others are devices. */
export const WEBHOOK = 'webhook';

/** A turn that somebody was not told of yet on one channel, or not with success. */
export interface UntoldTurn {
  readonly match: string;
  readonly guest: Guest;
  readonly channel: string;
  /** How many moves were settled when it began. */
  readonly turn: number;
  /** How often it was tried already. */
  readonly attempts: number;
  readonly quiet: QuietHours | null;
}

/** The turns of some guests who are told anywhere, and the last of those guests, if more follow. */
export interface UntoldTurns {
  readonly turns: readonly UntoldTurn[];
  readonly last: Guest | null;
}

/** Which turn is told on which channel. */
export type NoticeKey = Pick<UntoldTurn, 'match' | 'guest' | 'channel' | 'turn'>;

/** So many devices of one guest are told; a new one takes the place of the oldest. */
export const MOST_DEVICES = 10;
/** So many matches may be muted by one guest. */
export const MOST_MUTED = 200;

/** The keys of rows: both stores know them by one text. */
export const muteKey = (match: string, guest: Guest): string => `${match} ${guest}`;
export const noticeKey = ({ match, guest, channel }: Omit<NoticeKey, 'turn'>): string =>
  `${match} ${guest} ${channel}`;
