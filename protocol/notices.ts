import { LANGUAGES, type Language } from '@pepite/kernel';
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false };
const language = Type.Unsafe<Language>(Type.Union(LANGUAGES.map((value) => Type.Literal(value))));

/** Addresses of push services are long, those of webhooks may be. */
export const LONGEST_ADDRESS = 1000;
/** The name of a device, as its browser says it, in characters. */
export const LONGEST_DEVICE = 60;
const MINUTES_OF_DAY = 24 * 60;

const minute = Type.Integer({ minimum: 0, maximum: MINUTES_OF_DAY - 1 });

/** From when to when nothing is sent, in minutes since midnight where the player is. */
export const QuietSchema = Type.Object(
  { from: minute, to: minute, zone: Type.String({ minLength: 1, maxLength: 60 }) },
  strict,
);
export type QuietHours = Static<typeof QuietSchema>;

/** The body of `PUT /api/me/notices/devices`: what a browser says of its subscription. */
export const DeviceSchema = Type.Object(
  {
    endpoint: Type.String({ maxLength: LONGEST_ADDRESS }),
    /** The browser's public key and a secret, which messages to it are sealed with. */
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    name: Type.String({ maxLength: LONGEST_DEVICE }),
    language,
  },
  strict,
);
export type NewDevice = Static<typeof DeviceSchema>;

/** The body of `PUT /api/me/notices/webhook`. */
export const WebhookSchema = Type.Object(
  { address: Type.String({ maxLength: LONGEST_ADDRESS }), language },
  strict,
);
export type NewWebhook = Static<typeof WebhookSchema>;

/** A device that is told when it is its player's turn. */
export interface NoticeDevice {
  /** What it is known by: the hash of the address that its browser has given. */
  readonly device: string;
  readonly name: string;
  /** Since when. */
  readonly date: number;
}

/** The answer of `GET /api/me/notices`: how a player wants to be told of turns. */
export interface NoticeSettings {
  /** What browsers subscribe with. */
  readonly key: string;
  readonly devices: readonly NoticeDevice[];
  /** Its address, but not the secret that what is sent there is signed with. */
  readonly webhook: { readonly address: string } | null;
  readonly quiet: QuietHours | null;
  /** Matches that the player wants to hear nothing of. */
  readonly muted: readonly string[];
}

/** The answer of `PUT /api/me/notices/devices`. */
export interface AddedDevice {
  readonly device: string;
}

/** The answer of `PUT /api/me/notices/webhook`: the secret is told this once. */
export interface AddedWebhook {
  readonly secret: string;
}

/** What a push message says to the service worker of a page. */
export interface PushedTurn {
  readonly match: string;
  /** How many moves were settled when it began: what is shown of other turns there can go. */
  readonly turn: number;
  /** Which companion of the player it is the turn of, if not the player's own. */
  readonly companion?: number;
  readonly title: string;
  readonly body: string;
  /** What the button says that mutes the match. */
  readonly mute: string;
  /** Where it is the player's turn: what is shown of other matches can go. */
  readonly waiting: readonly string[];
}

/** What has become of what was sent to an address. */
export type SendOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  /** The address, or what its name stands for, is in a network that nobody may be sent to. */
  | { readonly kind: 'private' }
  | { readonly kind: 'unknown-host' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'too-slow' }
  /** So much has been sent there lately that it has to wait. */
  | { readonly kind: 'too-often' };
