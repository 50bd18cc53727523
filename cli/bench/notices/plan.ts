import type { Flags } from '../../command.ts';

export const FLAGS = {
  seconds: { kind: 'whole', least: 1, most: 600, default: 3 },
  json: { kind: 'flag' },
} as const satisfies Flags;
