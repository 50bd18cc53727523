import type { Said } from '@pepite/protocol';

/** The move that something is said of, as it stands in a row. */
export const plyOf = (said: Said): number | null => (said.kind === 'reaction' ? said.ply : null);

/** So many of the latest lines of a guest go with a report. */
export const MOST_REPORTED = 20;
