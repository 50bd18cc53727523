import { GAMES } from '@pepite/games';
import { itemAt } from '@pepite/kernel';
import type { Flags } from '../../command.ts';

/** What is played: a server does the same for any game, so one will do, with all its seats. */
export const GAME = itemAt(GAMES, 0);

const PEER_CHOICES = ['all', 'colyseus', 'boardgame.io', 'none'] as const;
const STORE_CHOICES = ['sqlite', 'postgres'] as const;

export const FLAGS = {
  matches: { kind: 'whole', least: 1, most: 5000 },
  seconds: { kind: 'whole', least: 1, most: 3600, default: 20 },
  seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER, default: 1 },
  peers: { kind: 'choice', among: PEER_CHOICES, default: 'all' },
  store: { kind: 'choice', among: STORE_CHOICES, default: 'sqlite' },
  processes: { kind: 'whole', least: 1, most: 16, default: 4 },
  bots: { kind: 'flag' },
  json: { kind: 'flag' },
} as const satisfies Flags;

/** What the flags ask for. */
export interface Plan {
  readonly matches: number | undefined;
  readonly seconds: number;
  readonly seed: number;
  readonly peers: (typeof PEER_CHOICES)[number];
  /** Where our server keeps matches. */
  readonly store: (typeof STORE_CHOICES)[number];
  /** How many our server is at most, where they share a database. */
  readonly processes: number;
  /** Whether to compare latencies with and without bots that think. */
  readonly bots: boolean;
}

const LOADS: readonly number[] = [100, 500];

/** How many matches are played at the same time: one load after the other, ascending. */
export const loadsOf = ({ matches }: Plan): readonly number[] =>
  matches === undefined ? LOADS : [matches];
