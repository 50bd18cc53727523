import { STANDARD_DECK } from '@pepite/games/or-etc/pieces/deck';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../or-etc/card.ts';
import { diceInRow, joinDice } from '../or-etc/dice.ts';

/** How many shapes were joined into a path. */
const shapesIn = (path: string): number => path.split('M').length - 1;

const CARDS = STANDARD_DECK.table.map(({ pattern }, index) => ({
  pattern,
  value: itemAt(STANDARD_DECK.values, index + 1),
  exits: itemAt(STANDARD_DECK.exits, index + 1),
}));

describe('shapes that are joined', () => {
  it.each(CARDS)('the dice of $pattern are all drawn, each as what it is', ({ pattern }) => {
    const { faces, pips, any, X, Y, letters, across } = joinDice(diceInRow(pattern, 40));
    const signs = Array.from(pattern);
    const count = (sign: string): number => signs.filter((one) => one === sign).length;
    const numbers = signs.map(Number).filter((face) => face > 0);
    expect(shapesIn(faces)).toBe(numbers.length);
    expect(shapesIn(pips)).toBe(numbers.reduce((sum, face) => sum + face, 0));
    expect([any, X, Y].map(shapesIn)).toEqual([count('-'), count('X'), count('Y')]);
    expect(letters).toBe(signs.filter((sign) => 'XY'.includes(sign)).join(''));
    // A letter stands in the middle of its die.
    const middles = signs.flatMap((sign, place) => ('XY'.includes(sign) ? [40 * place + 20] : []));
    expect(across).toBe(middles.join(' '));
  });

  it.each(CARDS)('a card for $pattern shows gold and ways out as it has', ({ value, exits }) => {
    const { lumps, lights, ways, doors, lamps } = linesOf(value, exits);
    expect([lumps, lights].map(shapesIn)).toEqual([value, value]);
    // One door more is the sign that tells their number; without any the way ends in the rock.
    expect([ways, doors, lamps].map(shapesIn)).toEqual([Math.max(1, exits), exits + 1, exits]);
  });
});
