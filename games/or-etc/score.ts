import type { Immutable, Result } from '@pepite/kernel';
import { Step, type Table } from './world.ts';

/** O29: values first, then the number of face-up cards. */
export function result({ step, players }: Immutable<Table>): Result {
  if (step !== Step.over) throw new Error('a match that is not over has no result');
  const standing = players.map(({ points, faceUp }) => points * MANY + faceUp);
  const best = Math.max(...standing);
  return {
    scores: players.map(({ points }) => points),
    winners: standing.flatMap((own, seat) => (own === best ? [seat] : [])),
  };
}

/** More cards than anybody can lay. */
const MANY = 1 << 16;

/**
 * More moves than any match takes but by a miracle: nothing forces an end, but from the sixth turn
 * on one roll in five brings it (O12). Within a phase everyone has five actions, each with a
 * contest among all at the worst.
 */
export const bound = (seats: number): number => PHASES * seats * (5 * (2 * seats + 2) + 40);

const PHASES = 400;
