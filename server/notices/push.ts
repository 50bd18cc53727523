import type { PushedTurn } from '@pepite/protocol';
import type { KeptDevice } from '../store/kept-notices.ts';
import { publicKeyOf } from '../store/notice-key.ts';
import type { Letter } from './outgoing.ts';
import { textOf, type TurnNotice } from './turn-notice.ts';
import { NOTICE_TEXTS } from './words.ts';

/** What a push service knows the sender by. */
export interface PushSender {
  /** The private key of the server. */
  readonly key: Uint8Array;
  /** Where its host can be written to, as a link. */
  readonly contact: string;
}

/** For how long a push service keeps a notice for a device that is off, in seconds. */
const LONGEST_KEPT = 24 * 60 * 60;
const SECOND = 1000;
const ENCODING = 'aes128gcm';

export const publicText = (key: Uint8Array): string => publicKeyOf(key).toString('base64url');

/** A sealed letter to one device: only its browser can read it. */
export async function pushLetter(
  notice: TurnNotice,
  waiting: readonly string[],
  { subscription, language }: KeptDevice,
  { key, contact }: PushSender,
): Promise<Letter> {
  const { default: webPush } = await import('web-push');
  const { mute } = NOTICE_TEXTS[language];
  const { match, turn, companion } = notice;
  const text = textOf(notice, language);
  const of = companion === undefined ? {} : { companion: companion.number };
  const pushed: PushedTurn = { match, turn, ...of, ...text, mute, waiting };
  const { endpoint, p256dh, auth } = subscription;
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(pushed), ENCODING);
  const keys = [publicText(key), Buffer.from(key).toString('base64url')] as const;
  const { origin } = new URL(endpoint);
  const { Authorization } = webPush.getVapidHeaders(origin, contact, ...keys, ENCODING);
  const headers = {
    authorization: Authorization,
    'content-type': 'application/octet-stream',
    'content-encoding': ENCODING,
    // What would come when the time is up need not come.
    ttl: String(Math.floor(Math.min(LONGEST_KEPT, (notice.timeLeft ?? Infinity) / SECOND))),
    // One turn takes the place of another of the same player that has not been delivered.
    topic: `${companion?.number ?? ''}${match}`.replaceAll(/[^\w-]/g, '').slice(0, 32),
    urgency: 'normal',
  };
  return { address: endpoint, headers, body: cipherText };
}
