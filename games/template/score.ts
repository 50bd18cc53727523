import { type Immutable, isOver, type Result } from '@pepite/kernel';
import { turn } from './moves.ts';
import { HAND } from './pieces.ts';
import type { Table } from './world.ts';

/** Every card is dealt once and laid once. */
export const bound = (seats: number): number => 2 * HAND * seats;

/** T6: most tricks. */
export function result(table: Immutable<Table>): Result {
  if (!isOver(turn(table))) throw new Error('a match that is not over has no result');
  const scores = [...table.points];
  const best = Math.max(...scores);
  return { scores, winners: [...scores.keys()].filter((seat) => scores[seat] === best) };
}

/** A match is one round. */
export const rounds = (table: Immutable<Table>): { ended: number; ending: Ending } =>
  isOver(turn(table)) ? { ended: 1, ending: 'played' } : { ended: 0, ending: 'none' };

export type Ending = 'none' | 'played';
