import type { Work } from './trace.ts';

/** A match that was played: what was noted on the page, one after the other, and its frames. */
export interface Play {
  readonly notes: readonly string[];
  readonly frames: readonly Work[];
}

/** What happens between two notes, and all notes up to the second one: that is what names it. */
interface Moment {
  readonly name: string;
  readonly frames: readonly Work[];
}

const longestOf = (frames: readonly Work[]): number =>
  Math.max(0, ...frames.map(({ took }) => took));

/** The one of some whose longest frame is the shortest. */
const leastOf = <T>(some: readonly T[], framesOf: (one: T) => readonly Work[]): T | undefined =>
  some.reduce<T | undefined>((least, one) => {
    if (least === undefined) return one;
    return longestOf(framesOf(one)) < longestOf(framesOf(least)) ? one : least;
  }, undefined);

/** The moments of a match. With other notes before it, the same thing is another moment. */
function momentsOf({ notes, frames }: Play): readonly Moment[] {
  const groups = Map.groupBy(frames, (frame) => frame.notes);
  return notes.map((_, index) => ({
    name: [...notes.slice(0, index + 1), notes[index + 1] ?? 'nothing more'].join('\n'),
    frames: groups.get(index + 1) ?? [],
  }));
}

/**
 * The frames of a match as they are when nothing disturbs it. Whatever else a machine does makes
 * things slower, and nothing makes them faster, as caches and cores are shared. So, of each moment,
 * the play counts in which its longest frame took the least; a whole match in which nothing is
 * disturbed does not come up on a busy machine. Plays that part from each other share the moments
 * before that.
 */
export function undisturbed(plays: readonly Play[]): readonly Work[] {
  const matches = plays.map(momentsOf);
  const moments = Map.groupBy(matches.flat(), ({ name }) => name);
  const least = matches.map((match) =>
    match.flatMap(
      ({ name }) => leastOf(moments.get(name) ?? [], ({ frames }) => frames)?.frames ?? [],
    ),
  );
  return leastOf(least, (frames) => frames) ?? [];
}
