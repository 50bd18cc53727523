import { clockwise, type Entry, type Immutable, itemAt, type Seat } from '@pepite/kernel';
import { BONUS, cardOf, DRAW, kindOf, LAY_OUT, MARK, REVEAL, TAKE, TAKE_PILE } from '../moves.ts';
import { Phase, type Table } from '../world.ts';

const isOf =
  (...kinds: readonly number[]) =>
  ({ move }: Entry): boolean =>
    kinds.includes(kindOf(move));

/** Whether what some moves have marked lies open on the table after them: all are done (S22). */
export const areMarksShown = (made: readonly Entry[], { phase }: Immutable<Table>): boolean =>
  made.some(isOf(MARK, BONUS)) && (phase !== Phase.mark || made.some(isOf(REVEAL)));

/**
 * The seats that some moves have let settle, by the table after them (S13): once all have marked it
 * goes on from the start player until somebody has to take a card, and from there when that one has
 * taken and the cards are laid out again. It is the same whether these moves are told one by one,
 * as in a replay, or together.
 */
export function settledBy(made: readonly Entry[], table: Immutable<Table>): readonly Seat[] {
  if (!haveLetSettle(made, table)) return [];
  const { seats, settled, settledBefore } = table;
  // Once all have settled, the start player has moved on with the turn (S16).
  const first = settled < seats ? table.first : clockwise(table.first, seats - 1, seats);
  const order = Array.from({ length: seats }, (_, place) => clockwise(first, place, seats));
  return order.slice(settledBefore, settled + 1);
}

function haveLetSettle(made: readonly Entry[], table: Immutable<Table>): boolean {
  const last = made.findLast(isOf(MARK, BONUS, TAKE, TAKE_PILE, DRAW, LAY_OUT));
  if (last === undefined) return false;
  switch (table.phase) {
    case Phase.mark:
      return made.some(isOf(REVEAL));
    case Phase.draw:
    case Phase.refill:
      return false;
    case Phase.take:
      // S14: whoever takes a second card has settled before the first one.
      return table.actor !== takerOf(last, table);
    default:
      return true;
  }
}

/** Who has taken a card by a move; nothing if nobody has. */
function takerOf({ actor, move }: Entry, { players, seats }: Immutable<Table>): Seat | undefined {
  const kind = kindOf(move);
  if (kind === TAKE || kind === TAKE_PILE) return actor;
  if (kind !== DRAW) return undefined;
  return Array.from({ length: seats }, (_, seat) => seat).find((seat) =>
    itemAt(players, seat).cards.includes(cardOf(move)),
  );
}

/** How many of the palm boxes some points are in: all palms of a turn score the same (S11). */
export const boxesFilled = (palms: readonly number[], points: number): number =>
  points === 0 ? 0 : points / (palms.findLast((box) => box > 0) ?? points);
