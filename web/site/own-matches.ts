import type { OwnMatch } from '@pepite/protocol';

/** One of the reader's own matches, and where its page is. */
export interface Owned extends OwnMatch {
  readonly address: string;
  /** Whether it is kept in this browser and nowhere else. */
  readonly isLocal: boolean;
}

/** The matches of the reader: those of the server and those of this browser. */
export function ownMatches(
  mine: readonly OwnMatch[],
  local: readonly OwnMatch[],
): { readonly going: readonly Owned[]; readonly finished: readonly Owned[] } {
  const all: readonly Owned[] = [
    ...mine.map((one) => ({ ...one, address: `/m/${one.match}`, isLocal: false })),
    ...local.map((one) => ({ ...one, address: `/alone/${one.match}`, isLocal: true })),
  ];
  const going = all.filter(({ status }) => status !== 'over');
  const finished = all.filter(({ status }) => status === 'over');
  return {
    // Where the reader is awaited comes first; else they stay in the order they come in.
    going: going.toSorted((one, other) => Number(other.yourTurn) - Number(one.yourTurn)),
    // The latest first; nobody knows when those without a date were.
    finished: finished.toSorted((one, other) => dateOf(other) - dateOf(one)),
  };
}

const dateOf = ({ ending }: OwnMatch): number => ending?.date ?? 0;
