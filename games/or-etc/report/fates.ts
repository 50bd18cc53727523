import { clockwise, type Entry, type Immutable, type Seat } from '@pepite/kernel';
import { DROP, kindOf, ROLL, SHIELD, SUFFER } from '../moves.ts';
import { type Accident, HELMET, NO_TOOL, type Tool } from '../pieces.ts';
import { Step, type Table } from '../world.ts';

/** What natural rolls have done to a player (O13, O14, O18). */
export type Fate =
  | { readonly kind: 'struck' | 'shielded'; readonly seat: Seat; readonly accident: Accident }
  | { readonly kind: 'broken'; readonly seat: Seat; readonly tool: Tool }
  | { readonly kind: 'aside'; readonly seat: Seat };

/** What has befallen a seat in this phase; nothing while the owner of the helmet decides. */
export function fateOf({ players, step, player: due }: Immutable<Table>, seat: Seat) {
  const { struck, lost, fell } = players[seat];
  if (step === Step.shield && due === seat) return [];
  const isShielded = struck > 0 && lost === HELMET;
  const fates: Fate[] = [];
  if (struck > 0)
    fates.push({ kind: isShielded ? 'shielded' : 'struck', seat, accident: struck - 1 });
  if (lost !== NO_TOOL && !isShielded) fates.push({ kind: 'broken', seat, tool: lost });
  if (fell) fates.push({ kind: 'aside', seat });
  return fates;
}

/**
 * What some moves have brought on, by the table after them (O13, O14): accidents strike in order,
 * and the owner of the helmet is asked in between. Mines may fall once more when a turn is over
 * (O18).
 */
export function fatesAfter(made: readonly Entry[], table: Immutable<Table>): readonly Fate[] {
  const { first, seats, step, player } = table;
  const order = Array.from({ length: seats }, (_, place) => clockwise(first, place, seats));
  const answer = made.find(({ move }) => move === SHIELD || move === SUFFER);
  const hasRolled = made.some(({ move }) => kindOf(move) === ROLL);
  if (hasRolled || answer !== undefined) {
    const start = hasRolled || answer === undefined ? 0 : order.indexOf(answer.actor);
    const due = step === Step.shield ? order.indexOf(player) : seats;
    return order.slice(start, due).flatMap((seat) => fateOf(table, seat));
  }
  const isTurnOver = made.length > 0 && made.every(({ move }) => kindOf(move) !== DROP);
  return isTurnOver && step === Step.drop
    ? order.flatMap((seat) => fateOf(table, seat).filter(({ kind }) => kind === 'aside'))
    : [];
}
