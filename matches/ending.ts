import { type Game, placesOf, type Result } from '@pepite/kernel';
import type { Ending } from '@pepite/protocol';

/** What lists tell of a match that is over. */
export function endingOf(game: Pick<Game, 'sideOf'>, result: Result): Ending {
  const sides = placesOf(game, result);
  const places = result.scores.map(
    (_, seat) => sides.find(({ seats }) => seats.includes(seat))?.place ?? sides.length,
  );
  return { ...result, places, sides: sides.length };
}
