import { bonusMove, markMove } from '@pepite/games/silver-and-gold/moves';
import { placeOf } from '@pepite/games/silver-and-gold/data/patterns';
import {
  type Card,
  type Cell,
  type Cells,
  columnOf,
  rowOf,
  SIDE,
} from '@pepite/games/silver-and-gold/pieces';
import { itemAt, type Move, only } from '@pepite/kernel';
import type { Fits, Mode } from '../choices.ts';
import { covered, handOf, type Orientation } from './orientations.ts';

/** The cell under the hand, on one of the two cards. */
export interface Aim {
  readonly slot: number;
  readonly cell: Cell;
}

const clamped = (value: number, extent: number): number =>
  Math.min(Math.max(value, 0), SIDE - extent);

/**
 * The cells that a pattern covers when the hand is on a cell. Of the ways to cover that cell one
 * that fits is taken, those nearest the middle of the pattern first; if none fits, the pattern lies
 * with its middle there, pushed into the grid, so that it can be said what is wrong.
 */
export function placement(orientation: Orientation, cell: Cell, fits: Fits): Cells {
  const corners = orientation.spots.map((spot) => ({
    row: rowOf(cell) - spot.row,
    column: columnOf(cell) - spot.column,
  }));
  const inside = corners
    .filter(
      ({ row, column }) =>
        row >= 0 &&
        column >= 0 &&
        row + orientation.height <= SIDE &&
        column + orientation.width <= SIDE,
    )
    .map(({ row, column }) => covered(orientation, row, column));
  const { row, column } = itemAt(corners, 0);
  const pushed = covered(
    orientation,
    clamped(row, orientation.height),
    clamped(column, orientation.width),
  );
  return inside.find((cells) => fits.has(cells)) ?? inside[0] ?? pushed;
}

/**
 * How the pattern lies when the hand is on a cell: as it was laid if it fits so, else the first way
 * after that in which it does; if there is none, as it was laid.
 */
export function orientationAt(
  orientations: readonly Orientation[],
  laid: number,
  cell: Cell,
  fits: Fits,
): number {
  const count = orientations.length;
  const order = Array.from({ length: count }, (_, step) => (laid + step) % count);
  const fitting = order.find((index) => {
    const cells = placement(itemAt(orientations, index), cell, fits);
    return fits.has(cells) && (cells & only(cell)) !== 0;
  });
  return fitting ?? laid;
}

/** The move that would mark these cells, legal or not; none where no pattern has that shape. */
export function moveAt(mode: Mode, card: Card, cells: Cells): Move | undefined {
  const place = placeOf(cells);
  if (place === undefined) return undefined;
  return mode === 'bonus' ? bonusMove(card, place) : markMove(card, place);
}

/** A legal place as it would be aimed at. */
export interface Placement extends Aim {
  readonly orientation: number;
  readonly cells: Cells;
}

/** Every legal place, card by card and way by way: one can go through them by a button. */
export function placementsOf(
  orientations: readonly Orientation[],
  fits: readonly Fits[],
): readonly Placement[] {
  return fits.flatMap((ofCard, slot) =>
    orientations.flatMap((orientation, index) =>
      cornersOf(orientation).flatMap(({ row, column }) => {
        const cells = covered(orientation, row, column);
        return ofCard.has(cells)
          ? [{ slot, orientation: index, cell: handOf(orientation, row, column), cells }]
          : [];
      }),
    ),
  );
}

const cornersOf = ({ height, width }: Orientation): readonly { row: number; column: number }[] =>
  Array.from({ length: SIDE - height + 1 }, (_, row) => row).flatMap((row) =>
    Array.from({ length: SIDE - width + 1 }, (_, column) => ({ row, column })),
  );

/** The place after one, in the order of the list, and round again. */
export function placeAfter(
  places: readonly Placement[],
  slot: number | undefined,
  cells: Cells,
): Placement | undefined {
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
