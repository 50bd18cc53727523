import {
  BONUS,
  bonusMove,
  cardOf,
  cellsOf,
  kindOf,
  MARK,
  markMove,
  patternOf,
} from '@pepite/games/silver-and-gold/moves';
import { ONE_CELL, placeOf } from '@pepite/games/silver-and-gold/data/patterns';
import {
  type Card,
  type Cell,
  type Cells,
  columnOf,
  rowOf,
  SIDE,
} from '@pepite/games/silver-and-gold/pieces';
import { itemAt, type Move } from '@pepite/kernel';
import { covered, handOf, type Lie } from './lies.ts';

/** What is marked next: the pattern, one cell instead, or a cell that a cross gives. */
export type Mode = 'mark' | 'cell' | 'bonus';

/** The cell under the hand, on one of the two cards. */
export interface Aim {
  readonly slot: number;
  readonly cell: Cell;
}

/** What may be marked on a card: the cells, and the move that marks them. */
export type Fits = ReadonlyMap<Cells, Move>;

const isPattern = (move: Move): boolean => kindOf(move) === MARK && patternOf(move) !== ONE_CELL;
const isCell = (move: Move): boolean => kindOf(move) === MARK && patternOf(move) === ONE_CELL;
const isBonus = (move: Move): boolean => kindOf(move) === BONUS;

const IN_MODE: Readonly<Record<Mode, (move: Move) => boolean>> = {
  mark: isPattern,
  cell: isCell,
  bonus: isBonus,
};

/** What the seat is about to mark; nothing when it has not to. A pattern without room is none. */
export function modeOf(moves: readonly Move[], single: boolean): Mode | undefined {
  if (moves.some(isBonus)) return 'bonus';
  if (!single && moves.some(isPattern)) return 'mark';
  return moves.some(isCell) ? 'cell' : undefined;
}

/** Whether the pattern has room at all. */
export const hasRoom = (moves: readonly Move[]): boolean => moves.some(isPattern);

export const fitsOf = (moves: readonly Move[], card: Card, mode: Mode | undefined): Fits =>
  new Map(
    mode === undefined
      ? []
      : moves
          .filter((move) => IN_MODE[mode](move) && cardOf(move) === card)
          .map((move) => [cellsOf(move), move]),
  );

const clamped = (value: number, extent: number): number =>
  Math.min(Math.max(value, 0), SIDE - extent);

/**
 * The cells that a pattern covers when the hand is on a cell. Of the ways to cover that cell one
 * that fits is taken, those nearest the middle of the pattern first; if none fits, the pattern lies
 * with its middle there, pushed into the grid, so that it can be said what is wrong.
 */
export function placement(lie: Lie, cell: Cell, fits: Fits): Cells {
  const corners = lie.spots.map((spot) => ({
    row: rowOf(cell) - spot.row,
    column: columnOf(cell) - spot.column,
  }));
  const inside = corners
    .filter(
      ({ row, column }) =>
        row >= 0 && column >= 0 && row + lie.height <= SIDE && column + lie.width <= SIDE,
    )
    .map(({ row, column }) => covered(lie, row, column));
  const { row, column } = itemAt(corners, 0);
  const pushed = covered(lie, clamped(row, lie.height), clamped(column, lie.width));
  return inside.find((cells) => fits.has(cells)) ?? inside[0] ?? pushed;
}

/** The move that would mark these cells, legal or not; none where no pattern has that shape. */
export function moveAt(mode: Mode, card: Card, cells: Cells): Move | undefined {
  const place = placeOf(cells);
  if (place === undefined) return undefined;
  return mode === 'bonus' ? bonusMove(card, place) : markMove(card, place);
}

/** A legal place as it would be aimed at. */
export interface Place extends Aim {
  readonly lie: number;
  readonly cells: Cells;
}

/** Every legal place, card by card and lie by lie: one can go through them by a button. */
export function placesOf(lies: readonly Lie[], fits: readonly Fits[]): readonly Place[] {
  return fits.flatMap((ofCard, slot) =>
    lies.flatMap((lie, index) =>
      cornersOf(lie).flatMap(({ row, column }) => {
        const cells = covered(lie, row, column);
        return ofCard.has(cells)
          ? [{ slot, lie: index, cell: handOf(lie, row, column), cells }]
          : [];
      }),
    ),
  );
}

const cornersOf = ({ height, width }: Lie): readonly { row: number; column: number }[] =>
  Array.from({ length: SIDE - height + 1 }, (_, row) => row).flatMap((row) =>
    Array.from({ length: SIDE - width + 1 }, (_, column) => ({ row, column })),
  );

/** The place after one, in the order of the list, and round again. */
export function placeAfter(
  places: readonly Place[],
  slot: number | undefined,
  cells: Cells,
): Place | undefined {
  const now = places.findIndex((place) => place.slot === slot && place.cells === cells);
  return places[(now + 1) % Math.max(1, places.length)];
}

/** The next cell of a card in a direction, over water if need be; the same one at the edge. */
export function stepFrom(cell: Cell, land: Cells, rows: number, columns: number): Cell {
  for (let step = 1; step < SIDE; step++) {
    const row = rowOf(cell) + step * rows;
    const column = columnOf(cell) + step * columns;
    if (row < 0 || column < 0 || row >= SIDE || column >= SIDE) return cell;
    if (((land >> (SIDE * row + column)) & 1) === 1) return SIDE * row + column;
  }
  return cell;
}
