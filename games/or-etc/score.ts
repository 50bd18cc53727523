import type { Immutable, Result } from '@pepite/kernel';
import { type Player, Step, type Table } from './world.ts';

/** O29: values first, then the number of face-up cards. */
export function result({ step, players }: Immutable<Table>): Result {
  if (step !== Step.over) throw new Error('a match that is not over has no result');
  const standing = players.map(rankOf);
  const best = Math.max(...standing);
  return {
    scores: pointsSoFar({ players }),
    winners: standing.flatMap((own, seat) => (own === best ? [seat] : [])),
  };
}

/** O29: what the cards laid so far are worth. */
export const pointsSoFar = ({ players }: Pick<Immutable<Table>, 'players'>): readonly number[] =>
  players.map(({ points }) => points);

/** O29: the higher, the better; equal for those who share a place. */
export const rankOf = ({ points, faceUp }: Immutable<Player>): number => points * MANY + faceUp;

/** More cards than anybody can lay. */
const MANY = 1 << 16;

/**
 * More moves than any match takes but by a miracle: nothing forces an end, but from the sixth turn
 * on one roll in five brings it (O12). Within a phase everyone has five actions, each with a
 * contest among all at the worst.
 */
export const bound = (seats: number): number => PHASES * seats * (5 * (2 * seats + 2) + 40);

const PHASES = 400;
