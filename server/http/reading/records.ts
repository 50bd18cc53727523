import type { MatchRecord, Read } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import { addressAfter } from './paging.ts';
import type { Readable } from './send.ts';

/** So many records are told at once: each may have to be brought back from disk. */
const PAGE = 20;

/** The matches that a request is about, each once. */
const matchesIn = (matches: string): readonly string[] => [...new Set(matches.split(','))];

/** How many records a request has fetched. */
export const countedIn = (matches: unknown): number =>
  typeof matches === 'string' ? Math.min(matchesIn(matches).length, PAGE) : 1;

interface Wanted {
  readonly matches: string;
  readonly skip: number;
  readonly url: string;
}

/**
 * The records of some matches. As lines, each is a record that says which match it is of, and what
 * is not there is left out; the document says why.
 */
export async function readRecords(
  { matches, skip, url }: Wanted,
  recordOf: (match: string) => Promise<Read<MatchRecord, Problem>>,
): Promise<Readable> {
  const wanted = matchesIn(matches);
  const end = skip + PAGE;
  const told: (MatchRecord & { readonly match: string })[] = [];
  const missing: { readonly match: string; readonly problem: Problem }[] = [];
  // One after the other: one request must not keep the disk from all others.
  for (const match of wanted.slice(skip, end)) {
    const read = await recordOf(match);
    if ('problem' in read) missing.push({ match, problem: read.problem });
    else told.push({ ...read.value, match });
  }
  const next = end < wanted.length ? addressAfter(url, end) : null;
  return { json: { records: told, missing, total: wanted.length, next }, lines: told, next };
}
