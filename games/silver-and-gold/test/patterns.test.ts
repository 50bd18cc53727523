import { describe, expect, it } from 'vitest';
import { only } from '@pepite/kernel';
import {
  ALL_PATTERNS,
  expeditionOf,
  highPlaces,
  lowPlaces,
  orientationsOf,
  PLACE_BITS,
  placeOf,
  PLACES,
} from '../data/patterns.ts';
import { ALL_CARDS, CELLS, cellsIn } from '../pieces.ts';

/** Distances between all cells, sorted: equal for two sets only if one can be laid on the other. */
function distances(cells: readonly number[]): string {
  const square = (one: number, other: number): number =>
    ((one % 4) - (other % 4)) ** 2 + ((one >> 2) - (other >> 2)) ** 2;
  const all = cells.flatMap((one) => cells.map((other) => square(one, other)));
  return all.sort((one, other) => one - other).join();
}

/** The shapes of the rulebook, drawn somewhere in the grid. */
const DRAWN: Readonly<Record<string, readonly number[]>> = {
  I2: [0, 4],
  I3: [1, 2, 3],
  V3: [5, 6, 9],
  T4: [0, 1, 2, 5],
  L4: [0, 4, 8, 9],
  O4: [10, 11, 14, 15],
};

/** All sets of so many cells of a grid. */
function* choices(cells: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  for (const [index, cell] of count === 0 ? [] : cells.entries()) {
    for (const rest of choices(cells.slice(index + 1), count - 1)) yield [cell, ...rest];
  }
}

const setOf = (cells: readonly number[]): number =>
  cells.reduce((set, cell) => set | only(cell), 0);

const GRID = cellsIn(0xffff);

/** Where a pattern lies in the grid, by looking at every set of as many cells. */
const searched = (id: string): readonly number[] =>
  [...choices(GRID, DRAWN[id].length)]
    .filter((cells) => distances(cells) === distances(DRAWN[id]))
    .map(setOf);

/** Where a pattern fits, by the tables. */
const tabled = (pattern: number, free: number): readonly number[] => {
  const words = [lowPlaces(pattern, free), highPlaces(pattern, free)];
  const places = Array.from({ length: 60 }, (_, place) => place).filter(
    (place) => ((words[place < 30 ? 0 : 1] >> (place % 30)) & 1) === 1,
  );
  return places.map((place) => PLACES[(pattern << PLACE_BITS) + place]);
};

const sorted = (numbers: readonly number[]): readonly number[] =>
  numbers.toSorted((one, other) => one - other);

describe('patterns', () => {
  it.each([
    ['I2', 2, 24],
    ['I3', 2, 16],
    ['V3', 4, 36],
    ['T4', 4, 24],
    ['L4', 8, 48],
    ['O4', 1, 9],
  ])('[S7] the pattern %s lies in %i ways, and so in %i places of the grid', (id, ways, places) => {
    const pattern = ALL_PATTERNS.find((one) => expeditionOf(one).id === id) ?? 0;
    expect(orientationsOf(pattern)).toHaveLength(ways);
    expect(tabled(pattern, 0xffff)).toHaveLength(places);
  });

  it.each(ALL_PATTERNS)('[S7] pattern %i fits where a search finds that it does', (pattern) => {
    const lying = searched(expeditionOf(pattern).id);
    // Whole cards, and cards on which every third, fifth or seventh cell is marked.
    for (const card of ALL_CARDS) {
      for (const marked of [0, 0x9249, 0x8421, 0x4081]) {
        const free = CELLS[card] & ~marked;
        const fitting = lying.filter((cells) => (cells & ~free) === 0);
        expect(sorted(tabled(pattern, free)).join()).toBe(sorted(fitting).join());
      }
    }
  });

  it('[S7] cells that make no pattern have no place, and others only one', () => {
    expect(placeOf(setOf([0, 2]))).toBeUndefined();
    expect(placeOf(setOf([0, 1, 5, 6]))).toBeUndefined();
    expect(placeOf(0)).toBeUndefined();
    const places = ALL_PATTERNS.flatMap((pattern) => tabled(pattern, 0xffff));
    expect(new Set(places).size).toBe(places.length);
    expect(places.map((cells) => PLACES[placeOf(cells) ?? -1])).toEqual(places);
  });
});
