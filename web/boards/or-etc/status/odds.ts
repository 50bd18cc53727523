import { ACCIDENTS } from '@pepite/games/or-etc/data/cards';
import { diceOf, endsFrom, type Face, FACES } from '@pepite/games/or-etc/pieces/dice';
import type { Accident } from '@pepite/games/or-etc/pieces';
import { itemAt } from '@pepite/kernel';

/** In how many ways five dice fall. */
const WAYS = FACES ** 5;

const facesAt = (way: number): readonly Face[] =>
  [1, FACES, FACES ** 2, FACES ** 3, FACES ** 4].map(
    (place) => 1 + (Math.floor(way / place) % FACES),
  );

const FALLS = Array.from({ length: WAYS }, (_, way) => diceOf(facesAt(way)));

/** One natural roll in so many ends the game in a turn (O12); nothing when none does. */
export function oneEndsIn(turn: number): number | undefined {
  const ends = FALLS.filter((dice) => turn >= endsFrom(dice)).length;
  return ends === 0 ? undefined : WAYS / ends;
}

/** One natural roll in so many brings an accident on (O14). */
export function oneStrikesIn(accident: Accident): number {
  const roll = diceOf(itemAt(ACCIDENTS, accident).split('').map(Number));
  return WAYS / FALLS.filter((dice) => dice === roll).length;
}
