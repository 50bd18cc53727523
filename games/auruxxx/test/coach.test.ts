import { look } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { describeCoach } from '../../test/describe-coach.ts';
import { coach } from '../coach.ts';
import { find } from '../facts.ts';
import { game } from '../index.ts';
import { crafted, run } from './crafted.ts';

// Matches at random are long here.
describeCoach(game, coach, find, 12, 4);

type Position = Parameters<typeof crafted>[0];

/** What is found for the player on turn: seat 0, with the first of these hands. */
const found = (own: string, more: Partial<Position> = {}) =>
  find(look(crafted({ hands: [own, 'B0 R0 Y0 V0', 'B1 R1 Y1 V1'], top: 'B5', ...more }), 0));

describe('what the coach finds when cards are owed', () => {
  it('the coach says who would owe cards after a pass, or that no pass is left', () => {
    expect(found('G9 G8', { debt: 4 })).toEqual({ kind: 'debt', of: { cards: 4, next: 1 } });
    expect(found('G9 G8', { debt: 4, passes: [3, 0, 0] })).toEqual({
      kind: 'debtDue',
      of: { cards: 4 },
    });
  });
});

describe('what the coach finds at the end of a round', () => {
  it('the coach finds that a golden hand wins the round', () => {
    expect(found('*12 *12')).toEqual({ kind: 'finish', of: { goldens: 2 } });
  });

  it('the coach finds that any other card can’t be the last one', () => {
    expect(found('B6')).toEqual({ kind: 'oneLeft', of: null });
  });

  it('the coach counts the cards between a hand and its golden twelves', () => {
    expect(found('*12 B6 B9')).toEqual({ kind: 'almost', of: { others: 2 } });
  });

  it('the coach warns of a player with few cards, and of what one’s own count', () => {
    const hands = ['B6 B9 G50', 'B0 R0 Y0 V0', 'B1 R1'];
    expect(found('', { hands })).toEqual({
      kind: 'danger',
      of: { seat: 2, cards: 2, points: 65 },
    });
  });
});

describe('what the coach finds in a hand', () => {
  it('the coach finds a 50, a Happy Man or several cards that fit', () => {
    expect(found('B50 B6 B9')).toEqual({ kind: 'fifty', of: null });
    expect(found('G50 B6 G9 G8 R11')).toMatchObject({ kind: 'noGolden' });
    expect(found('BH B6 B9')).toEqual({ kind: 'happyMan', of: null });
    expect(found('BH B6 B9', { figure: 0 })).not.toMatchObject({ kind: 'happyMan' });
    expect(found('B6 G6 R6 V9')).toEqual({ kind: 'several', of: { cards: 3 } });
  });

  it('the coach finds what a 2 makes the next player owe', () => {
    expect(found('G2 R9 V9 V10')).toEqual({ kind: 'two', of: { next: 1, cards: 2 } });
  });

  it('the coach says what can be done where nothing fits', () => {
    expect(found('G9 R9', { passes: [1, 0, 0] })).toEqual({
      kind: 'drawOrPass',
      of: { passes: 2 },
    });
    expect(found('G9 R9', { passes: [3, 0, 0] })).toEqual({ kind: 'onlyDraw', of: null });
  });

  it('the coach says that a play has to follow an action', () => {
    const world = crafted({ hands: ['+P B6 B9', 'R0 R9 R8 R7'], top: 'B5' });
    run(world, '0 play +P', '* steal 1 0 R0');
    expect(find(look(world, 0))).toEqual({ kind: 'afterAction', of: null });
  });
});

describe('what the coach finds for an Exchange', () => {
  it('the coach finds who holds the fewest cards for an Exchange, but some', () => {
    const world = crafted({ hands: ['+E B6 B9', '', 'R0 R9', 'Y0 Y8 Y9'], top: 'B5' });
    run(world, '0 play +E');
    expect(find(look(world, 0))).toEqual({ kind: 'swap', of: { seat: 2, theirs: 2, own: 2 } });
  });
});
