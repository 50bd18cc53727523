import type { ServerMessage, TalkEntry } from '@pepite/protocol';

export type Reaction = Extract<TalkEntry, { readonly kind: 'reaction' }>;
export type Words = Exclude<TalkEntry, Reaction>;

/** What is said, or the answer to a page that has asked what was said after a number. */
export type Telling = Pick<Extract<ServerMessage, { type: 'talk' }>, 'entries' | 'after'>;

/** So much is shown, the latest. */
const MOST_SHOWN = 200;

/** What a page has heard of what was said at one match. */
export interface Heard {
  readonly words: readonly Words[];
  /** One sign of each seat on each move: the latest. */
  readonly reactions: readonly Reaction[];
  /** The number up to which nothing was missed: after a break it is asked what comes then. */
  readonly through: number;
  /** Whether what was missed has been told since the page was last connected. */
  readonly isUpToDate: boolean;
}

export const NOTHING_HEARD: Heard = { words: [], reactions: [], through: 0, isUpToDate: false };

/** Something was told; it may be known already, and what is new may come before what was missed. */
export function hearing(heard: Heard, { entries, after }: Telling): Heard {
  const words = merge(
    heard.words,
    entries.filter((entry) => entry.kind !== 'reaction'),
  );
  const signs = merge(
    heard.reactions,
    entries.filter((entry) => entry.kind === 'reaction'),
  );
  const isUpToDate = heard.isUpToDate || (after !== undefined && after <= heard.through);
  const last = Math.max(words.at(-1)?.number ?? 0, signs.at(-1)?.number ?? 0);
  return {
    words: words.slice(-MOST_SHOWN),
    reactions: latestOf(signs).slice(-MOST_SHOWN),
    through: isUpToDate ? Math.max(last, heard.through) : heard.through,
    isUpToDate,
  };
}

/** Those of some entries that were not heard before. */
export function newIn({ words, reactions }: Heard, entries: readonly TalkEntry[]): TalkEntry[] {
  const known = new Set([...words, ...reactions].map(({ number }) => number));
  return entries.filter(({ number }) => !known.has(number));
}

/** All of both, each once, in the order of their numbers. */
function merge<T extends TalkEntry>(known: readonly T[], told: readonly T[]): readonly T[] {
  const all = new Map([...known, ...told].map((entry) => [entry.number, entry]));
  return [...all.values()].toSorted((one, other) => one.number - other.number);
}

function latestOf(reactions: readonly Reaction[]): readonly Reaction[] {
  const latest = new Map<string, Reaction>();
  for (const one of reactions) latest.set(`${one.ply} ${one.seat}`, one);
  return [...latest.values()].toSorted((one, other) => one.number - other.number);
}
