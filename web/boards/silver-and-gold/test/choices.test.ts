import { ONE_CELL } from '@pepite/games/silver-and-gold/data/patterns';
import {
  addMarks,
  keepMove,
  markMove,
  patternOf,
  TAKE_PILE,
  takeMove,
} from '@pepite/games/silver-and-gold/moves';
import { itemAt, Moves } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { type Choices, choicesOf, fitsOf, modeOf } from '../choices.ts';
import { crafted } from './crafted.ts';

const O4 = 6;

function choicesFor(pattern: number, bonus = 0): Choices {
  const { table, hand } = crafted();
  const into = new Moves();
  addMarks(pattern, itemAt(table.players, 0), { ...hand, bonus }, into);
  return choicesOf([...into]);
}

describe('the choices of a seat', () => {
  it('the moves of a seat are sorted by what is asked for', () => {
    const takes = [takeMove(7), TAKE_PILE];
    expect(choicesOf([keepMove(1, 2), ...takes])).toMatchObject({
      keeps: [keepMove(1, 2)],
      takes,
      patterns: [],
    });
    const { patterns, cells } = choicesFor(O4);
    expect(patterns.every((move) => patternOf(move) === O4)).toBe(true);
    expect(cells.every((move) => patternOf(move) === ONE_CELL)).toBe(true);
    expect(patterns.length * cells.length).toBeGreaterThan(0);
  });

  it('[S7] [S8] [S9] a seat marks the pattern, one cell instead, or a bonus cell', () => {
    expect(modeOf(choicesFor(O4), false)).toBe('mark');
    expect(modeOf(choicesFor(O4), true)).toBe('cell');
    expect(modeOf(choicesFor(O4, 1), true)).toBe('bonus');
    expect(modeOf(choicesOf([]), false)).toBeUndefined();
    expect(modeOf(choicesOf([markMove(4, 1)]), false)).toBe('cell');
  });

  it('the fits of a card are the moves that may be marked there', () => {
    const choices = choicesFor(O4);
    expect(fitsOf(choices, 4, 'mark').size + fitsOf(choices, 28, 'mark').size).toBe(
      choices.patterns.length,
    );
    expect(fitsOf(choices, 4, undefined).size).toBe(0);
    expect(fitsOf(choices, 5, 'mark').size).toBe(0);
  });
});
