import { itemAt, only } from '@pepite/kernel';
import { COLOURS, type Colour } from '@pepite/games/silver-and-gold/data/cards';
import {
  type Card,
  type Cell,
  CELLS,
  columnOf,
  colourOf,
  printedCells,
  rowOf,
  SIDE,
} from '@pepite/games/silver-and-gold/pieces';

/** The side of a parcel in the drawing, and the water around the grid. */
export const PARCEL = 10;
export const COAST = 0.8;
export const WHOLE = SIDE * PARCEL + 2 * COAST;

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** By how much a smaller island is moved to lie in the middle of its card. */
function shiftOf(card: Card): Corner {
  const cells = printedCells(card);
  const width = Math.max(...cells.map(({ column }) => column)) + 1;
  const height = Math.max(...cells.map(({ row }) => row)) + 1;
  return { x: ((SIDE - width) * PARCEL) / 2, y: ((SIDE - height) * PARCEL) / 2 };
}

/** The top left of a parcel. */
export function cornerOf(card: Card, cell: Cell): Corner {
  const { x, y } = shiftOf(card);
  return { x: x + columnOf(cell) * PARCEL, y: y + rowOf(cell) * PARCEL };
}

/** The cell at a point of the drawing, the nearest one where there is none. */
export function cellNear(card: Card, x: number, y: number): Cell {
  const shift = shiftOf(card);
  const place = (value: number): number =>
    Math.min(Math.max(Math.floor(value / PARCEL), 0), SIDE - 1);
  return SIDE * place(y - shift.y) + place(x - shift.x);
}

/** The top left of what is water on a card, as far as it is wholly seen. */
export const waterOf = (card: Card): readonly Corner[] =>
  Array.from({ length: SIDE * SIDE }, (_, cell) => cell)
    .filter((cell) => (itemAt(CELLS, card) & only(cell)) === 0)
    .map((cell) => cornerOf(card, cell))
    .filter(({ x, y }) => Math.max(x, y) <= (SIDE - 1) * PARCEL);

export const colourName = (card: Card): Colour => itemAt(COLOURS, colourOf(card));

/**
 * A colour's own hatching of a parcel, so that nobody has to see the colour itself. Only where a
 * line begins is counted from the corner, the rest from there: see `repeated`.
 */
const HATCH: Readonly<Record<Colour, string>> = {
  purple: 'M0 5l5-5M0 10l10-10M5 10l5-5',
  orange: 'M2.5 2.5h.01M7.5 2.5h.01M2.5 7.5h.01M7.5 7.5h.01M5 5h.01',
  green: 'M0 2.5q1.25-1.5 2.5 0t2.5 0t2.5 0t2.5 0M0 7.5q1.25-1.5 2.5 0t2.5 0t2.5 0t2.5 0',
  grey: 'M3.3 0v10M6.7 0v10M0 3.3h10M0 6.7h10',
};
const WAVE = 'M2 4.6q1.5-1.5 3 0t3 0M3.5 7q1-1.1 2 0t2 0';
const SQUARE = `M0 0h${PARCEL}v${PARCEL}h${-PARCEL}z`;

/** An outline at each of these corners, as one: to build an element for each takes long. */
const repeated = (outline: string, corners: readonly Corner[]): string =>
  corners
    .map(({ x, y }) =>
      outline.replaceAll(
        /M([\d.]+) ([\d.]+)/g,
        (_, right: string, down: string) => `M${x + Number(right)} ${y + Number(down)}`,
      ),
    )
    .join('');

export const squaresAt = (corners: readonly Corner[]): string => repeated(SQUARE, corners);
export const wavesAt = (corners: readonly Corner[]): string => repeated(WAVE, corners);
export const hatchAt = (colour: Colour, corners: readonly Corner[]): string =>
  repeated(HATCH[colour], corners);
