import { LET, PASS } from '@pepite/games/or-etc/moves';
import { Step, type Table } from '@pepite/games/or-etc/world';
import type { Immutable, Move } from '@pepite/kernel';
import { phaseOf } from '../scene.ts';

/** What a player does not want to be asked. */
interface Unasked {
  /** The phase in which everything is passed, as `phaseOf` names it. */
  readonly passed: string;
  /** Dice are never contested. */
  readonly contests: boolean;
}

/**
 * Whether this seat is asked only because by what all see it might have a choice (O21, O24): then
 * the answer is given for it, at a moment that tells nobody so.
 */
export const isAnswered = ({ step }: Immutable<Table>, moves: ReadonlySet<Move>): boolean =>
  moves.size === 1 && (step === Step.lay || step === Step.contest);

/** The move that is made without asking, if there is one. */
export function answerTo(
  table: Immutable<Table>,
  moves: ReadonlySet<Move>,
  { passed, contests }: Unasked,
): Move | undefined {
  const { step } = table;
  if (step === Step.act && passed === phaseOf(table) && moves.has(PASS)) return PASS;
  const isFree = step === Step.contest && !isAnswered(table, moves);
  return isFree && contests && moves.has(LET) ? LET : undefined;
}
