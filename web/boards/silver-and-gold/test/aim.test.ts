import { ALL_PATTERNS, ONE_CELL, placeOf } from '@pepite/games/silver-and-gold/data/patterns';
import { addMarks, markMove } from '@pepite/games/silver-and-gold/moves';
import { CELLS, cellsIn } from '@pepite/games/silver-and-gold/pieces';
import { itemAt, Moves } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { type Choices, choicesOf, fitsOf } from '../choices.ts';
import {
  moveAt,
  orientationAt,
  placeAfter,
  placement,
  placementsOf,
  stepFrom,
} from '../marking/aim.ts';
import { mirrored, orientationsOf, turned } from '../marking/orientations.ts';
import { crafted } from './crafted.ts';

function choicesFor(pattern: number, bonus = 0): Choices {
  const { table, hand } = crafted();
  const into = new Moves();
  addMarks(pattern, itemAt(table.players, 0), { ...hand, bonus }, into);
  return choicesOf([...into]);
}

const T4 = 4;
const L4 = 5;
const O4 = 6;

describe('the orientations of a pattern', () => {
  it('a pattern lies as before after four quarter turns, and after two reflections', () => {
    for (const pattern of [ONE_CELL, ...ALL_PATTERNS]) {
      const orientations = orientationsOf(pattern);
      for (const index of orientations.keys()) {
        const round = [1, 2, 3, 4].reduce((now) => turned(orientations, now), index);
        expect(round).toBe(index);
        expect(mirrored(orientations, mirrored(orientations, index))).toBe(index);
      }
    }
  });

  it('a pattern is found in all orientations by turning and mirroring', () => {
    const orientations = orientationsOf(L4);
    const found = new Set([0]);
    for (const index of found) {
      found.add(turned(orientations, index));
      found.add(mirrored(orientations, index));
    }
    expect(found.size).toBe(8);
    expect(orientationsOf(O4)).toHaveLength(1);
  });
});

describe('the place that is aimed at', () => {
  it('every legal place can be aimed at', () => {
    for (const pattern of ALL_PATTERNS) {
      const choices = choicesFor(pattern);
      const fits = [4, 28].map((card) => fitsOf(choices, card, 'mark'));
      const orientations = orientationsOf(pattern);
      const places = placementsOf(orientations, fits);
      expect(places).toHaveLength(itemAt(fits, 0).size + itemAt(fits, 1).size);
      for (const { slot, orientation, cell, cells } of places) {
        expect(placement(itemAt(orientations, orientation), cell, itemAt(fits, slot))).toBe(cells);
      }
    }
  });

  it('a place that fits is preferred, and covers the cell', () => {
    const fits = fitsOf(choicesFor(O4), 28, 'mark');
    // Row 1 is whole, row 0 has its corners only: the square lies below.
    expect(cellsIn(placement(itemAt(orientationsOf(O4), 0), 4, fits))).toEqual([4, 5, 8, 9]);
  });

  it('a pattern that fits nowhere still lies in the grid, so that it can be judged', () => {
    for (const orientation of orientationsOf(T4)) {
      for (let cell = 0; cell < 16; cell++) {
        expect(placeOf(placement(orientation, cell, new Map()))).toBeDefined();
      }
    }
  });

  it('the keyboard goes from place to place and round again', () => {
    const choices = choicesFor(O4);
    const places = placementsOf(orientationsOf(O4), [
      fitsOf(choices, 4, 'mark'),
      fitsOf(choices, 28, 'mark'),
    ]);
    const first = placeAfter(places, undefined, 0);
    expect(first).toBe(places[0]);
    expect(placeAfter(places, itemAt(places, 0).slot, itemAt(places, 0).cells)).toBe(places[1]);
    const last = itemAt(places, places.length - 1);
    expect(placeAfter(places, last.slot, last.cells)).toBe(places[0]);
    expect(placeAfter([], undefined, 0)).toBeUndefined();
  });

  it('a step of the keyboard skips water, and stays at the edge', () => {
    // Card 28 is `P..X #### ##C#`.
    expect(stepFrom(0, itemAt(CELLS, 28), 0, 1)).toBe(3);
    expect(stepFrom(3, itemAt(CELLS, 28), 1, 0)).toBe(7);
    expect(stepFrom(8, itemAt(CELLS, 28), 1, 0)).toBe(8);
    expect(stepFrom(8, itemAt(CELLS, 28), 0, -1)).toBe(8);
  });
});

describe('the orientation over a cell', () => {
  it('a pattern keeps its orientation where it fits, or else takes the next that does', () => {
    const fits = fitsOf(choicesFor(T4), 28, 'mark');
    const orientations = orientationsOf(T4);
    // Every cell of a place that is legal in some way can be aimed at, however it was laid.
    const reached = [...fits.keys()].reduce((all, cells) => all | cells, 0);
    for (const laid of orientations.keys()) {
      for (const cell of cellsIn(reached)) {
        const index = orientationAt(orientations, laid, cell, fits);
        const cells = placement(itemAt(orientations, index), cell, fits);
        expect(fits.has(cells)).toBe(true);
        const asLaid = placement(itemAt(orientations, laid), cell, fits);
        if (fits.has(asLaid) && ((asLaid >> cell) & 1) === 1) expect(index).toBe(laid);
      }
    }
  });

  it('a pattern keeps its orientation where it fits in none', () => {
    expect(orientationAt(orientationsOf(T4), 2, 0, new Map())).toBe(2);
  });
});

it('the marked cells are a move of the game, legal or not', () => {
  const fits = fitsOf(choicesFor(O4, 1), 4, 'bonus');
  expect(fits.size).toBeGreaterThan(0);
  for (const [cells, move] of fits) expect(moveAt('bonus', 4, cells)).toBe(move);
  expect(moveAt('mark', 4, 0b11)).toBe(markMove(4, placeOf(0b11) ?? -1));
  expect(moveAt('mark', 4, 0)).toBeUndefined();
});
