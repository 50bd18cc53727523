import type { FlagSpec } from './command.ts';

/** How many threads share the work, in every command that has work to share. */
export const WORKERS = { kind: 'whole', least: 1, most: 256 } as const satisfies FlagSpec;

export const workersWords = {
  en: { value: 'N', about: 'number of threads (default: one per core)' },
  fr: { value: 'N', about: 'nombre de fils d’exécution (par défaut : un par cœur)' },
} as const;
