import type { Flags } from '../command.ts';
import { GAME_IDS } from '../seating.ts';

const PEER_CHOICES = ['all', 'boardgame.io', 'limit', 'none'] as const;

export const FLAGS = {
  game: { kind: 'choice', among: GAME_IDS },
  seconds: { kind: 'whole', least: 1, most: 3600, default: 5 },
  seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER, default: 1 },
  peers: { kind: 'choice', among: PEER_CHOICES, default: 'all' },
  json: { kind: 'flag' },
} as const satisfies Flags;

/** What the flags ask for. */
export interface Plan {
  readonly game: string | undefined;
  readonly seconds: number;
  readonly seed: number;
  readonly peers: (typeof PEER_CHOICES)[number];
}
