import type { Flags } from '../../command.ts';

const STORE_CHOICES = ['sqlite', 'postgres'] as const;

export const FLAGS = {
  stored: { kind: 'whole', least: 1, most: 1_000_000, default: 10_000 },
  idle: { kind: 'whole', least: 1, most: 15_000, default: 2000 },
  live: { kind: 'whole', least: 1, most: 15_000, default: 10_000 },
  seconds: { kind: 'whole', least: 1, most: 3600, default: 20 },
  seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER, default: 1 },
  store: { kind: 'choice', among: STORE_CHOICES, default: 'sqlite' },
  json: { kind: 'flag' },
} as const satisfies Flags;

/** What the flags ask for. */
export interface Plan {
  /** Matches in its store that nobody plays. */
  readonly stored: number;
  /** Sockets of people who only look at the lobby. */
  readonly idle: number;
  /** Matches that are played at the same time. */
  readonly live: number;
  /** For how long they are played. */
  readonly seconds: number;
  readonly seed: number;
  /** Where the server keeps matches. */
  readonly store: (typeof STORE_CHOICES)[number];
}
