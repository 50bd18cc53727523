import { each, type Immutable, isOver } from '@pepite/kernel';
import { isDealing, turn } from './moves.ts';
import { HAND, NO_CARD } from './pieces.ts';
import type { Hand, Table } from './world.ts';

/** The words on the picture of a table, in one language. */
export interface Labels {
  readonly trick: (number: number, most: number) => string;
  readonly player: string;
  readonly laid: string;
  readonly taken: string;
  readonly hand: string;
  readonly none: string;
  /** What stands between a word and what it is about. */
  readonly colon: string;
}

export function showHand({ cards }: Immutable<Hand>, { hand, colon, none }: Labels): string[] {
  return [`${hand}${colon}${cards === 0 ? none : [...each(cards)].join('  ')}`];
}

export function showTable(
  table: Immutable<Table>,
  names: readonly string[],
  labels: Labels,
): readonly string[] {
  const rows = names.map((name, seat) => [
    isToAct(table, seat) ? '▸' : '',
    name,
    table.trick[seat] === NO_CARD ? labels.none : String(table.trick[seat]),
    String(table.points[seat]),
  ]);
  return [
    labels.trick(Math.min(table.tricks + 1, HAND), HAND),
    ...inColumns([['', labels.player, labels.laid, labels.taken], ...rows]),
  ];
}

const isToAct = (table: Immutable<Table>, seat: number): boolean =>
  !isDealing(table) && !isOver(turn(table)) && table.actor === seat;

/** Rows as lines with aligned columns. */
function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
