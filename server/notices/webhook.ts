import { createHmac, randomBytes } from 'node:crypto';
import type { KeptWebhook } from '../store/kept-notices.ts';
import type { Letter } from './outgoing.ts';
import { textOf, titleOf, type TurnNotice } from './turn-notice.ts';
import { NOTICE_TEXTS } from './words.ts';

/** What is put before secrets, so that one sees what they are for. */
const PREFIX = 'whsec_';

/** A secret that what is sent to a webhook is signed with. */
export const newSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`;

/** The JSON that a webhook gets (docs/notices.md). */
export interface WebhookBody {
  readonly type: 'turn' | 'test';
  readonly id: string;
  /** When it was sent, and when time is up. */
  readonly date: string;
  readonly deadline?: string;
  /** A sentence in the player's language. */
  readonly text: string;
  readonly match?: { readonly id: string; readonly game: string; readonly title: string };
  /** Whose turn it is, if not the player's own but that of one on the same device. */
  readonly companion?: string;
  readonly others?: readonly string[];
  /** Where the match is, and where a click mutes it. */
  readonly url: string;
  readonly mute?: string;
}

/** A letter that tells of a turn. */
export function turnLetter(notice: TurnNotice, webhook: KeptWebhook, date: number): Letter {
  const { match, game, companion, others, timeLeft, id } = notice;
  const { origin, language } = webhook;
  const url = `${origin}/m/${match}`;
  return signed(webhook, date, {
    type: 'turn',
    id,
    date: new Date(date).toISOString(),
    ...(timeLeft !== undefined && { deadline: new Date(date + timeLeft).toISOString() }),
    text: textOf(notice, language).title,
    match: { id: match, game, title: titleOf(game, language) },
    ...(companion !== undefined && { companion: companion.name }),
    others,
    url,
    mute: `${url}#mute`,
  });
}

/** A letter that only shows that letters arrive. */
export const testLetter = (webhook: KeptWebhook, date: number): Letter =>
  signed(webhook, date, {
    type: 'test',
    id: randomBytes(16).toString('base64url'),
    date: new Date(date).toISOString(),
    text: NOTICE_TEXTS[webhook.language].test,
    url: webhook.origin,
  });

/** Signed as Standard Webhooks has it, so that libraries can check it. */
function signed({ address, secret }: KeptWebhook, date: number, content: WebhookBody): Letter {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(date / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${content.id}.${timestamp}.${body}`)
    .digest('base64');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Pepite',
    'webhook-id': content.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  return { address, headers, body };
}
