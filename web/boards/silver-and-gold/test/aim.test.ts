import { ALL_PATTERNS, ONE_CELL, placeOf } from '@pepite/games/silver-and-gold/data/patterns';
import { addMarks, markMove } from '@pepite/games/silver-and-gold/moves';
import { CELLS, cellsIn } from '@pepite/games/silver-and-gold/pieces';
import { itemAt, Moves } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import {
  fitsOf,
  hasRoom,
  modeOf,
  moveAt,
  placeAfter,
  placement,
  placesOf,
  stepFrom,
} from '../aim.ts';
import { liesOf, mirrored, turned } from '../lies.ts';
import { crafted } from './crafted.ts';

function movesOf(pattern: number, bonus = 0): readonly number[] {
  const { table, hand } = crafted();
  const into = new Moves();
  addMarks(pattern, itemAt(table.players, 0), { ...hand, bonus }, into);
  return [...into];
}

const T4 = 4;
const L4 = 5;
const O4 = 6;

describe('how a pattern lies', () => {
  it('comes back after four quarter turns, and after two looks in a mirror', () => {
    for (const pattern of [ONE_CELL, ...ALL_PATTERNS]) {
      const lies = liesOf(pattern);
      for (const index of lies.keys()) {
        const round = [1, 2, 3, 4].reduce((now) => turned(lies, now), index);
        expect(round).toBe(index);
        expect(mirrored(lies, mirrored(lies, index))).toBe(index);
      }
    }
  });

  it('is found in all its ways by turning and mirroring', () => {
    const lies = liesOf(L4);
    const found = new Set([0]);
    for (const index of found) {
      found.add(turned(lies, index));
      found.add(mirrored(lies, index));
    }
    expect(found.size).toBe(8);
    expect(liesOf(O4)).toHaveLength(1);
  });
});

describe('where the hand is', () => {
  it('any legal place can be aimed at', () => {
    for (const pattern of ALL_PATTERNS) {
      const moves = movesOf(pattern);
      const fits = [4, 28].map((card) => fitsOf(moves, card, 'mark'));
      const lies = liesOf(pattern);
      const places = placesOf(lies, fits);
      expect(places).toHaveLength(itemAt(fits, 0).size + itemAt(fits, 1).size);
      for (const { slot, lie, cell, cells } of places) {
        expect(placement(itemAt(lies, lie), cell, itemAt(fits, slot))).toBe(cells);
      }
    }
  });

  it('a place that fits is preferred, and covers the cell', () => {
    const fits = fitsOf(movesOf(O4), 28, 'mark');
    // Row 1 is whole, row 0 has its corners only: the square lies below.
    expect(cellsIn(placement(itemAt(liesOf(O4), 0), 4, fits))).toEqual([4, 5, 8, 9]);
  });

  it('what fits nowhere still lies in the grid, so that it can be judged', () => {
    for (const lie of liesOf(T4)) {
      for (let cell = 0; cell < 16; cell++) {
        expect(placeOf(placement(lie, cell, new Map()))).toBeDefined();
      }
    }
  });

  it('goes from place to place and round again', () => {
    const moves = movesOf(O4);
    const places = placesOf(liesOf(O4), [fitsOf(moves, 4, 'mark'), fitsOf(moves, 28, 'mark')]);
    const first = placeAfter(places, undefined, 0);
    expect(first).toBe(places[0]);
    expect(placeAfter(places, itemAt(places, 0).slot, itemAt(places, 0).cells)).toBe(places[1]);
    const last = itemAt(places, places.length - 1);
    expect(placeAfter(places, last.slot, last.cells)).toBe(places[0]);
    expect(placeAfter([], undefined, 0)).toBeUndefined();
  });

  it('steps over water, and stays at the edge', () => {
    // Card 28 is `P..X #### ##C#`.
    expect(stepFrom(0, itemAt(CELLS, 28), 0, 1)).toBe(3);
    expect(stepFrom(3, itemAt(CELLS, 28), 1, 0)).toBe(7);
    expect(stepFrom(8, itemAt(CELLS, 28), 1, 0)).toBe(8);
    expect(stepFrom(8, itemAt(CELLS, 28), 0, -1)).toBe(8);
  });
});

describe('what is marked', () => {
  it('is the pattern, one cell instead, or a bonus cell', () => {
    expect(modeOf(movesOf(O4), false)).toBe('mark');
    expect(modeOf(movesOf(O4), true)).toBe('cell');
    expect(modeOf(movesOf(O4, 1), true)).toBe('bonus');
    expect(modeOf([], false)).toBeUndefined();
    expect(modeOf([markMove(4, 1)], false)).toBe('cell');
    expect(hasRoom([markMove(4, 1)])).toBe(false);
  });

  it('is a move of the game, legal or not', () => {
    const moves = movesOf(O4, 1);
    const fits = fitsOf(moves, 4, 'bonus');
    for (const [cells, move] of fits) expect(moveAt('bonus', 4, cells)).toBe(move);
    expect(moveAt('mark', 4, 0b11)).toBe(markMove(4, placeOf(0b11) ?? -1));
    expect(moveAt('mark', 4, 0)).toBeUndefined();
  });
});
