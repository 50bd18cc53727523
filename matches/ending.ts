import { type Game, placesOf, type Result } from '@pepite/kernel';
import type { Ending, OwnMatch } from '@pepite/protocol';
import type { Aborted, MatchSummary } from './store.ts';

/** What lists tell of a match that is over. */
export function endingOf(game: Pick<Game, 'sideOf'>, result: Result): Ending {
  const sides = placesOf(game, result);
  const places = result.scores.map(
    (_, seat) => sides.find(({ seats }) => seats.includes(seat))?.place ?? sides.length,
  );
  return { ...result, places, sides: sides.length };
}

export const isAborted = (ending: MatchSummary['ending'] | Ending | Aborted): ending is Aborted =>
  ending !== null && 'aborted' in ending;

/** What a list tells of the end of a match. */
export function listedEnding(ending: MatchSummary['ending']): Pick<OwnMatch, 'ending' | 'aborted'> {
  if (ending === null) return { ending };
  return 'aborted' in ending ? { ending: null, aborted: ending.date } : { ending };
}
