import { MOST_MATCHES } from '@pepite/outside';
import type { Flags } from '../../command.ts';
import { GAME_IDS } from '../../seating.ts';

export const FLAGS = {
  game: { kind: 'choice', among: GAME_IDS },
  seats: { kind: 'whole', least: 1, most: 6 },
  batch: { kind: 'whole', least: 1, most: MOST_MATCHES, default: 256 },
  seconds: { kind: 'whole', least: 1, most: 3600, default: 5 },
  seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER, default: 1 },
  json: { kind: 'flag' },
} as const satisfies Flags;
