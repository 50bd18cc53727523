import { DICE, diceOf, endsFrom, type Face, FACES } from '@pepite/games/or-etc/pieces/dice';
import type { Accident } from '@pepite/games/or-etc/pieces';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';

/** In how many ways five dice fall. */
const WAYS = FACES ** DICE;

const facesAt = (way: number): readonly Face[] =>
  Array.from({ length: DICE }, (_, place) => 1 + (Math.floor(way / FACES ** place) % FACES));

const FALLS = Array.from({ length: WAYS }, (_, way) => diceOf(facesAt(way)));

/** One natural roll in so many ends the game in a turn (O12); nothing when none does. */
export function oneEndsIn(turn: number): number | undefined {
  const ends = FALLS.filter((dice) => turn >= endsFrom(dice)).length;
  return ends === 0 ? undefined : WAYS / ends;
}

/** One natural roll in so many brings an accident on (O14). */
export function oneStrikesIn({ strikes }: Deck, accident: Accident): number {
  return WAYS / FALLS.filter((dice) => strikes[dice] === accident + 1).length;
}
