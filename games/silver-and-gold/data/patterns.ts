import { type Bits, only, WORD } from '@pepite/kernel';
import { cellAt, type Cells, type Pattern, SIDE } from '../pieces.ts';

/** A place of a grid, from its top left corner. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** An expedition card (S2): its name in records, how many there are, and its shape as rows. */
interface Expedition {
  readonly id: string;
  readonly copies: number;
  readonly shape: readonly string[];
}

export const EXPEDITIONS: readonly Expedition[] = [
  { id: 'I2', copies: 1, shape: ['##'] },
  { id: 'I3', copies: 2, shape: ['###'] },
  { id: 'V3', copies: 2, shape: ['##', '#.'] },
  { id: 'T4', copies: 1, shape: ['###', '.#.'] },
  { id: 'L4', copies: 1, shape: ['###', '#..'] },
  { id: 'O4', copies: 1, shape: ['##', '##'] },
];

export const NO_PATTERN: Pattern = 0;
export const ONE_CELL: Pattern = 0;
export const PATTERNS = EXPEDITIONS.length;
export const ALL_PATTERNS: readonly Pattern[] = EXPEDITIONS.map((_, index) => index + 1);

/** The expedition card of a pattern. */
export const expeditionOf = (pattern: Pattern): Expedition => EXPEDITIONS[pattern - 1];

const spotsOf = (pattern: Pattern): readonly Spot[] => {
  const shape = pattern === ONE_CELL ? ['#'] : expeditionOf(pattern).shape;
  return shape.flatMap((signs, row) =>
    signs.split('').flatMap((sign, column) => (sign === '#' ? [{ row, column }] : [])),
  );
};

const turned = (spots: readonly Spot[]): readonly Spot[] =>
  spots.map(({ row, column }) => ({ row: column, column: -row }));

const mirrored = (spots: readonly Spot[]): readonly Spot[] =>
  spots.map(({ row, column }) => ({ row, column: -column }));

/** Moved up and left as far as it goes, in reading order. */
function settled(spots: readonly Spot[]): readonly Spot[] {
  const top = Math.min(...spots.map(({ row }) => row));
  const left = Math.min(...spots.map(({ column }) => column));
  return spots
    .map(({ row, column }) => ({ row: row - top, column: column - left }))
    .sort((one, other) => one.row - other.row || one.column - other.column);
}

/** S7: every way a pattern may lie, turned and mirrored; the same looks are listed once. */
export function orientationsOf(pattern: Pattern): readonly (readonly Spot[])[] {
  const found = new Map<string, readonly Spot[]>();
  for (const start of [spotsOf(pattern), mirrored(spotsOf(pattern))]) {
    let spots = start;
    for (let quarter = 0; quarter < 4; quarter++) {
      const lying = settled(spots);
      found.set(JSON.stringify(lying), lying);
      spots = turned(spots);
    }
  }
  return [...found.values()];
}

/** Every way a pattern may lie in the grid, as sets of cells, ordered by their texts in records. */
function placesOf(pattern: Pattern): readonly Cells[] {
  const places = orientationsOf(pattern).flatMap((spots) => {
    const height = Math.max(...spots.map(({ row }) => row));
    const width = Math.max(...spots.map(({ column }) => column));
    const corners = Array.from({ length: SIDE * SIDE }, (_, corner) => corner).filter(
      (corner) => (corner % SIDE) + width < SIDE && Math.floor(corner / SIDE) + height < SIDE,
    );
    return corners.map((corner) =>
      spots.reduce((cells, { row, column }) => cells | only(corner + cellAt(column, row)), 0),
    );
  });
  return places.sort((one, other) => reversed(other) - reversed(one));
}

/** The first cell in the highest bit: larger for what comes first in reading order. */
function reversed(cells: Cells): number {
  let sum = 0;
  for (let cell = 0; cell < SIDE * SIDE; cell++) sum = 2 * sum + ((cells >> cell) & 1);
  return sum;
}

const PLACES_BY_PATTERN: readonly (readonly Cells[])[] = [ONE_CELL, ...ALL_PATTERNS].map(placesOf);

/** How many bits the number of a place takes; a pattern has at most 48 places. */
export const PLACE_BITS = 6;

/** The cells of place number n of a pattern, at (pattern << 6) + n. */
export const PLACES = Int32Array.from(
  { length: (PATTERNS + 1) << PLACE_BITS },
  (_, index) => PLACES_BY_PATTERN[index >> PLACE_BITS][index & (only(PLACE_BITS) - 1)] ?? 0,
);

/** Where the cells lie in `PLACES`, if they make a pattern. */
export const placeOf = (cells: Cells): number | undefined => PLACE_OF.get(cells);

const PLACE_OF = new Map(
  PLACES_BY_PATTERN.flatMap((places, pattern) =>
    places.map((cells, place) => [cells, (pattern << PLACE_BITS) + place] as const),
  ),
);

/** Half of the grid: as many cells as a byte has bits. */
const HALF = 8;
const BYTES = 1 << HALF;

/**
 * Which places of a pattern fit, as far as eight cells of the grid are concerned: two words of
 * bits for every pattern, half and set of free cells in it. Two readings a word then say where a
 * pattern fits, instead of a search over its places in every turn of a playout.
 */
const fits = (word: number): Int32Array =>
  Int32Array.from({ length: (PATTERNS + 1) * 2 * BYTES }, (_, index) => {
    const half = (index >> HALF) & 1;
    const taken = (~index & (BYTES - 1)) << (half * HALF);
    const places = PLACES_BY_PATTERN[index >> (HALF + 1)].slice(word * WORD, (word + 1) * WORD);
    return places.reduce((set, cells, place) => set | ((cells & taken) === 0 ? only(place) : 0), 0);
  });

const FITS_LOW = fits(0);
const FITS_HIGH = fits(1);

const atTop = (pattern: Pattern, free: Cells): number =>
  (pattern << (HALF + 1)) | (free & (BYTES - 1));
const atBottom = (pattern: Pattern, free: Cells): number =>
  (pattern << (HALF + 1)) | BYTES | (free >> HALF);

/** The places of a pattern that lie wholly in the free cells: numbers 0 to 29, and 30 and up. */
export const lowPlaces = (pattern: Pattern, free: Cells): Bits =>
  FITS_LOW[atTop(pattern, free)] & FITS_LOW[atBottom(pattern, free)];
export const highPlaces = (pattern: Pattern, free: Cells): Bits =>
  FITS_HIGH[atTop(pattern, free)] & FITS_HIGH[atBottom(pattern, free)];
