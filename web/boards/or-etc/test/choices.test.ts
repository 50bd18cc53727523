import {
  centreMove,
  LAY,
  offerMove,
  PASS,
  REROLL,
  settleMove,
  swapMove,
} from '@pepite/games/or-etc/moves';
import { describe, expect, it } from 'vitest';
import { choicesOf, isRollable, priceFor, tradesFor } from '../choices.ts';
import { card, dice } from './crafted.ts';

describe('the moves of a player', () => {
  const cheap = card('XX---:1');
  const dear = card('XX-66:2');
  const choices = choicesOf(
    [
      PASS,
      centreMove(2, 5, dear),
      swapMove(2, 5),
      centreMove(6, 5, 0),
      offerMove(3, 2, 3, cheap),
      offerMove(3, 2, 3, dear),
      REROLL + dice('25'),
    ],
    0,
  );

  it('exchanges are sorted by the die wanted and the die given', () => {
    const fives = tradesFor(choices, { from: 'centre', take: 5 }, undefined);
    expect(fives.map(({ give, card: paid, mug }) => [give, paid, mug])).toEqual([
      [2, dear, false],
      [2, 0, true],
      [6, 0, false],
    ]);
    const threes = tradesFor(choices, { from: 3, take: 3 }, 2);
    expect(threes.map(({ card: paid }) => paid)).toEqual([cheap, dear]);
    expect(tradesFor(choices, { from: 1, take: 3 }, 2)).toEqual([]);
  });

  it('[O20][O23] a die costs what the cheapest way to have it does: with the mug nothing', () => {
    const fives = [centreMove(2, 5, dear), offerMove(3, 2, 3, cheap)];
    const five = { from: 'centre', take: 5 } as const;
    expect(priceFor(choicesOf(fives, 0), five, 2)).toBe(3);
    expect(priceFor(choices, five, 2)).toBe(0);
    expect(priceFor(choices, five, 6)).toBe(0);
    expect(priceFor(choices, { from: 3, take: 3 }, 2)).toBe(1);
    expect(priceFor(choices, five, 4)).toBeUndefined();
  });

  it('the moves of a player say which dice may be rerolled', () => {
    expect(isRollable(choices, [5, 2])).toBe(true);
    expect(isRollable(choices, [5])).toBe(false);
    expect(isRollable(choices, [])).toBe(false);
  });

  it('moves that settle a contest are exchanges for the die that was won', () => {
    const { trades } = choicesOf([settleMove(3, cheap)], 4);
    expect(trades).toMatchObject([{ from: 'centre', give: 3, take: 4, card: cheap }]);
  });

  it('the moves of a player name the cards that may be laid', () => {
    expect([...choicesOf([LAY + cheap, LAY + dear], 0).cards]).toEqual([cheap, dear]);
  });
});
