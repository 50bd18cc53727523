import { Step, type Table } from '@pepite/games/or-etc/world';
import type { Immutable, Move } from '@pepite/kernel';

/**
 * Whether this seat is asked only because by what all see it might have a choice (O21, O24): then
 * the answer is given for it, at a moment that tells nobody so.
 */
export const isAnswered = ({ step }: Immutable<Table>, moves: ReadonlySet<Move>): boolean =>
  moves.size === 1 && (step === Step.lay || step === Step.contest);
