import { tableOf } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as aurum } from '../index.ts';
import { applyText, crafted, type Position } from './crafted.ts';

/** Ends the round of a position; the result, or undefined when the match goes on. */
function resultAfter(seats: number, position: Omit<Position, 'hands' | 'trick'>) {
  const world = crafted(seats, position);
  applyText(world, 0, 'end');
  return aurum.turn(tableOf(world)) === 0 ? aurum.result(tableOf(world)) : undefined;
}

// Side 0 makes its bid of 2 exactly, side 1 makes nothing.
const WON = { bids: ['B2', 'C9', 'P1', 'S9'], tricks: [2, 0, 0, 0] };
const NOBODY = { bids: ['B9', 'C9', 'P9', 'S9'] };

describe('end of the game, 4 players', () => {
  it('[A22] the first team with two nuggets wins', () => {
    expect(resultAfter(4, { ...WON, nuggets: [0, 1], round: 2 })).toBeUndefined();
    expect(resultAfter(4, { ...WON, nuggets: [1, 1], round: 3 })).toEqual({
      scores: [2, 1, 2, 1],
      winners: [0, 2],
    });
    expect(resultAfter(4, { ...WON, nuggets: [1, 0], round: 2 })?.winners).toEqual([0, 2]);
  });

  it('[A22] a round without a nugget is followed by another, up to nine', () => {
    expect(resultAfter(4, { ...NOBODY, nuggets: [1, 1], round: 3 })).toBeUndefined();
    expect(resultAfter(4, { ...NOBODY, nuggets: [1, 0], round: 8 })).toBeUndefined();
    expect(resultAfter(4, { ...NOBODY, nuggets: [1, 0], round: 9 })).toEqual({
      scores: [1, 0, 1, 0],
      winners: [0, 2],
    });
  });

  it('[A22] the higher sum of points decides after nine rounds, or the win is shared', () => {
    const ninth = { ...NOBODY, nuggets: [1, 1], round: 9 };
    expect(resultAfter(4, { ...ninth, sums: [8, 12] })?.winners).toEqual([1, 3]);
    expect(resultAfter(4, { ...ninth, sums: [12, 8] })?.winners).toEqual([0, 2]);
    expect(resultAfter(4, { ...ninth, sums: [12, 12] })?.winners).toEqual([0, 1, 2, 3]);
  });
});

describe('end of the game, 3 players', () => {
  const third = { round: 3, bids: ['B8', 'P8', 'S8'] };

  it('[A23] whoever wins the first two rounds wins', () => {
    const won = { bids: ['B2', 'P9', 'S9'], tricks: [2, 0, 0] };
    expect(resultAfter(3, { ...won, nuggets: [1, 0, 0], round: 2 })).toEqual({
      scores: [2, 0, 0],
      winners: [0],
    });
    expect(resultAfter(3, { ...won, nuggets: [0, 1, 0], round: 2 })).toBeUndefined();
  });

  it('[A23] the most nuggets win after three rounds, if nobody won the first two', () => {
    expect(resultAfter(3, { ...third, nuggets: [0, 0, 1] })).toEqual({
      scores: [0, 0, 1],
      winners: [2],
    });
  });

  it('[A23] the highest bid card of the last round decides among those tied', () => {
    const bids = ['B7', 'P6', 'S9'];
    // Seat 2 gets the last nugget by its bid, so all have one; its 9 is the highest bid.
    expect(resultAfter(3, { round: 3, bids, nuggets: [1, 1, 0] })?.winners).toEqual([2]);
    // Seat 2 made its bid of 1 and gets the nugget: of the three tied, seat 0 has bid highest.
    const made = { round: 3, bids: ['B7', 'P6', 'S1'], tricks: [0, 0, 1] };
    expect(resultAfter(3, { ...made, nuggets: [1, 1, 0] })?.winners).toEqual([0]);
  });

  it('[A23] points of the last round decide a further tie, then those of all rounds', () => {
    // A nugget each, the last one for seat 2, whose exact bid of 4 brings 8 points; the others tie
    // with it on nuggets and beat its bid.
    const last = { round: 3, bids: ['B8', 'P8', 'S4'], tricks: [0, 0, 4], nuggets: [1, 1, 0] };
    expect(resultAfter(3, { ...last, stocks: [[1], [4], []] })?.winners).toEqual([1]);
    expect(resultAfter(3, { ...last, stocks: [[4], [1], []] })?.winners).toEqual([0]);
    expect(resultAfter(3, { ...last, sums: [5, 6, 9] })?.winners).toEqual([1]);
    expect(resultAfter(3, { ...last, sums: [5, 5, 9] })?.winners).toEqual([0, 1]);
  });
});

describe('after the end', () => {
  it.each([
    ['[A22]', 4, false, 'A22'],
    ['[A23]', 3, false, 'A23'],
    ['[A24]', 4, true, 'A24'],
  ])('%s nothing more may be done', (_name, seats, cumulative, clause) => {
    const bids = ['B2', 'P9', 'S1', 'Z9'].slice(0, seats);
    const position = { bids, tricks: [2, 0, 0, 0], nuggets: [1, 0], round: 3 };
    const world = crafted(seats, { ...position, options: { cumulative } });
    applyText(world, 0, 'end');
    expect(aurum.faults[aurum.outOfTurnFault(tableOf(world))]).toBe(clause);
  });
});

describe('the cumulative variant', () => {
  const options = { cumulative: true };

  it('[A24] the sum of points wins after three rounds without nuggets', () => {
    const round = { ...WON, options, sums: [3, 5] };
    expect(resultAfter(4, { ...round, round: 2 })).toBeUndefined();
    expect(resultAfter(4, { ...round, round: 3 })).toEqual({
      scores: [7, 5, 7, 5],
      winners: [0, 2],
    });
    const world = crafted(4, { ...round, round: 2 });
    applyText(world, 0, 'end');
    expect(world.table.nuggets).toEqual([0, 0]);
  });

  it('[A24] points of the last round decide a tie, or the win is shared', () => {
    expect(resultAfter(4, { ...WON, options, round: 3, sums: [1, 5] })?.winners).toEqual([0, 2]);
    expect(resultAfter(4, { ...NOBODY, options, round: 3, sums: [5, 5] })?.winners).toEqual([
      0, 1, 2, 3,
    ]);
    const bids = ['B2', 'P9', 'S9'];
    const three = { bids, tricks: [2, 0, 0], options, round: 3 };
    expect(resultAfter(3, { ...three, sums: [0, 4, 4] })).toEqual({
      scores: [4, 4, 4],
      winners: [0],
    });
  });
});
