import type { Logged, Position } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { gapBefore } from '../log-gap.ts';

const position = (ply: number, round: number): Position => ({
  ply,
  own: 0,
  lookBack: { round, since: round },
  table: {},
});

const moves = (...plies: readonly number[]): readonly Logged[] =>
  plies.map((ply) => ({ ply, actor: '0', move: 'pass' }));

/** What a page misses that has heard some moves and is told of others, with which a round ends. */
const gap = (
  heard: readonly number[],
  [ply, before]: readonly [number, number],
  told: readonly number[],
  round: number,
) =>
  gapBefore(
    { position: position(ply, before), log: moves(...heard) },
    moves(...told),
    position(ply + told.length, round),
  );

describe('what a page has missed', () => {
  it('a page that has heard the whole round has all of it', () => {
    expect(gap([0, 1, 2], [3, 0], [3], 4)).toBe('none');
    expect(gap([], [0, 0], [0, 1], 2)).toBe('none');
  });

  it('a page that came in the middle of the round lacks its beginning', () => {
    expect(gap([2], [3, 0], [3], 4)).toBe('round');
    expect(gap([], [3, 0], [3], 4)).toBe('round');
    expect(gap([0, 1, 5], [6, 2], [6], 7)).toBe('round');
  });

  it('what belongs to the next round already is not missing', () => {
    expect(gap([0, 1, 2], [3, 0], [3, 4], 4)).toBe('none');
  });

  it('the log is asked for once, when the round ends, and not in the middle of one', () => {
    expect(gap([2, 3], [4, 4], [4], 4)).toBe('none');
    expect(gap([2], [3, 0], [3], 0)).toBe('none');
  });

  it('moves that do not follow the last one known leave some out', () => {
    expect(gap([0, 1], [2, 0], [3], 0)).toBe('moves');
    expect(gap([0, 1], [2, 0], [1], 0)).toBe('moves');
    expect(gapBefore({ position: null, log: [] }, moves(0), position(1, 0))).toBe('moves');
  });

  it('a sealed choice of one’s own is no move yet', () => {
    expect(gap([0, 1], [2, 0], [], 0)).toBe('none');
  });
});
