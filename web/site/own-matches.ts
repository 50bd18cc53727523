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
  // Whoever has resigned has nothing to go on with.
  const isDone = ({ status, resigned }: OwnMatch): boolean =>
    status === 'over' || resigned === true;
  const going = all.filter((one) => !isDone(one));
  const finished = all.filter(isDone);
  return {
    // Where the reader is awaited comes first, and first of all where there is the least time; else
    // they stay in the order they come in.
    going: going.toSorted((one, other) => hurryOf(one) - hurryOf(other)),
    // The latest first; nobody knows when those without a date were.
    finished: finished.toSorted((one, other) => dateOf(other) - dateOf(one)),
  };
}

/** How long the reader has, in milliseconds; where time is not kept, longer than anywhere else. */
const hurryOf = ({ yourTurn, timeLeft }: OwnMatch): number =>
  yourTurn ? (timeLeft ?? Number.MAX_SAFE_INTEGER - 1) : Number.MAX_SAFE_INTEGER;

const dateOf = ({ ending, aborted }: OwnMatch): number => ending?.date ?? aborted ?? 0;

/** How one of them may be taken off the list: at once, with a way back, or by ending it first. */
export function removalOf(match: OwnMatch | Owned): 'undoable' | 'ends' | undefined {
  const isLocal = 'isLocal' in match && match.isLocal;
  if (isLocal || match.status === 'over' || match.replaced === true) return 'undoable';
  return match.status === 'playing' && match.alone === true ? 'ends' : undefined;
}
