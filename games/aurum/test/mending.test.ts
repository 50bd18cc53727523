import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { canMend } from '../report/mending.ts';
import { crafted, type Position } from './crafted.ts';

/** Whether seat 0 can mend the bid of its side by one of some swaps. */
function mends(seats: number, position: Position, ...swaps: readonly string[]): boolean {
  const moves = swaps.map((text) => {
    const move = game.parse(text);
    if (move === undefined) throw new Error(`no move: ${text}`);
    return move;
  });
  return canMend(crafted(seats, position).table, 0, moves);
}

describe('a swap that is worth its gold', () => {
  const three = {
    hands: ['B5 B3 B2', 'P5 P4 P3', 'S5 S4 S3'],
    bids: ['B1', 'P9', 'S9'],
    stocks: [[0], [], []],
  };

  it('[A7] [A19] a bid that is passed can be mended by one that can still be made', () => {
    const passed = { ...three, tricks: [2, 0, 0] };
    expect(mends(3, passed, 'keep')).toBe(false);
    expect(mends(3, passed, 'keep', 'swap G0 0 B2')).toBe(true);
    expect(mends(3, passed, 'swap G0 0 B5')).toBe(true);
  });

  it('[A7] [A19] a bid that can still be made needs no mending', () => {
    expect(mends(3, { ...three, tricks: [1, 0, 0] }, 'swap G0 0 B2')).toBe(false);
    expect(mends(3, { ...three, tricks: [0, 0, 0] }, 'swap G0 0 B2')).toBe(false);
  });

  it('[A17] [A19] a bid out of reach can be mended by one within the tricks that are left', () => {
    const high = { ...three, bids: ['B9', 'P9', 'S9'], tricks: [2, 0, 0] };
    // Everybody holds three cards: at most five tricks.
    expect(mends(3, high, 'swap G0 0 B5')).toBe(true);
    expect(mends(3, { ...high, tricks: [1, 0, 0] }, 'swap G0 0 B5')).toBe(false);
    // Gold is laid to tricks as well: who has some lasts longer, but not the others.
    expect(mends(3, { ...high, tricks: [1, 0, 0], stocks: [[0], [1], [2]] }, 'swap G0 0 B5')).toBe(
      true,
    );
  });

  it('[A6] [A7] the higher bid of a team counts, whoever of it is asked', () => {
    const team = {
      hands: ['B5 B2', 'P5 P4', 'S5 S4', 'Z5 Z4'],
      bids: ['B1', 'P9', 'S3', 'Z9'],
      tricks: [2, 0, 2, 0],
      stocks: [[0], [], [], []],
    };
    // 4 tricks with a bid of 3: a 2 in place of either bid does not help, a 5 does.
    expect(mends(4, team, 'swap G0 0 B2', 'swap G0 2 B2')).toBe(false);
    expect(mends(4, team, 'swap G0 0 B5')).toBe(true);
  });
});
