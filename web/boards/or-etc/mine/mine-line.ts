import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { Chamber, ExitState, Gallery } from '@pepite/games/or-etc/report/galleries';
import { itemAt } from '@pepite/kernel';

/** A row of a mine in little room. */
export interface LineRow {
  /** What its cards are worth; nothing for one that is buried. */
  readonly values: readonly (number | undefined)[];
  /** Its exits that matter: those that can be built on, or will be next turn. */
  readonly exits: { readonly count: number; readonly isNext: boolean } | undefined;
}

const countOf = (row: readonly Chamber[], state: ExitState): number =>
  row.flatMap(({ exits }) => exits).filter((one) => one === state).length;

/** A mine as rows of figures, from the entrance down: the entrance is a row without cards. */
export function lineOf(deck: Deck, { rows, active }: Gallery): readonly LineRow[] {
  return rows.map((row, depth) => ({
    values: depth === 0 ? [] : row.map(({ card, down }) => valueOf(deck, card, down)),
    exits: exitsOf(row, depth - active),
  }));
}

const valueOf = (deck: Deck, card: number, down: boolean): number | undefined =>
  down ? undefined : itemAt(deck.values, card);

/** Cards are laid below the active row; those laid this turn have exits for the next. */
function exitsOf(row: readonly Chamber[], below: number): LineRow['exits'] {
  if (below === 0) return { count: countOf(row, 'free'), isNext: false };
  return below === 1 ? { count: countOf(row, 'next'), isNext: true } : undefined;
}
