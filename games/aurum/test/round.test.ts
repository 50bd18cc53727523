import { eachWide } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as aurum } from '../index.ts';
import { printCard } from '../notation.ts';
import { goldCount, oneGold } from '../pieces.ts';
import { bidPoints, goldPoints } from '../score.ts';
import { applyText, crafted, faultOf, legalIn, type Position } from './crafted.ts';

const BIDS = ['B10', 'C10', 'P10', 'S10'];

describe('end of a round', () => {
  it('[A17] only the end is left without a playable metal and without gold', () => {
    const world = crafted(4, { hands: ['', 'B3 B5', 'S2', 'S3'], bids: BIDS, trick: ['B1'] });
    expect(legalIn(world, 1)).toEqual(['end']);
    applyText(world, 1, 'end');
    expect(world.table.report.ending).toBe('stuck');
  });

  it('[A17] a player with gold may play it or decline', () => {
    const position = {
      hands: ['', 'B3', 'S2', 'S3'],
      bids: BIDS,
      trick: ['B1'],
      stocks: [[], [0, 4]],
    };
    const world = crafted(4, position);
    expect(legalIn(world, 1)).toEqual(['end', 'play G0', 'play G4']);
    applyText(world, 1, 'end');
    expect(world.table.report.ending).toBe('declined');
    expect(goldCount(world.table.report.stocks[1], 4)).toBe(1);
  });

  it('[A17] an empty hand may still follow with gold', () => {
    const world = crafted(4, {
      hands: ['', '', 'S2', 'S3'],
      bids: BIDS,
      trick: ['B1'],
      stocks: [[], [7]],
    });
    expect(legalIn(world, 1)).toEqual(['end', 'play G7']);
    applyText(world, 1, 'play G7');
    expect(world.table.actor).toBe(2);
  });

  it('[A17] an opener without a metal card can’t open, gold or not', () => {
    const world = crafted(4, { hands: ['', 'C2', 'S2', 'S3'], bids: BIDS, stocks: [[7]] });
    expect(legalIn(world, 0)).toEqual(['end']);
    expect(faultOf(world, 0, 'play G7')).toBe('openerStuck');
    expect(aurum.faults['openerStuck']).toBe('A17');
    applyText(world, 0, 'end');
    expect(world.table.report.ending).toBe('empty');
  });

  it('[A18] the player who ends the round shows their hand', () => {
    const world = crafted(4, { hands: ['', 'B3 B5', 'S2', 'S3'], bids: BIDS, trick: ['B1'] });
    applyText(world, 1, 'end');
    expect([...eachWide(world.table.report.shown)].map(printCard)).toEqual(['B3', 'B5']);
    expect(world.table.report.ender).toBe(1);
  });

  it('[A18] the unfinished trick counts for nothing and its gold does not score', () => {
    const world = crafted(4, {
      hands: ['', '', '', 'B3 P5'],
      bids: ['Z1', 'Z2', 'Z3', 'Z4'],
      tricks: [0, 0, 0, 0],
      trick: ['B1', 'G8', 'P2'],
      stocks: [[], [1], [], []],
    });
    applyText(world, 3, 'end');
    const { report } = world.table;
    expect(report.tricks).toEqual([0, 0, 0, 0]);
    expect(report.goldPoints).toEqual([0, 1]);
    expect(goldCount(report.stocks[0], 1)).toBe(0);
  });
});

describe('points of a round', () => {
  it.each([
    [5, 0, 0],
    [5, 4, 0],
    [5, 5, 10],
    [5, 6, 5],
    [1, 1, 2],
    [1, 9, 1],
    [10, 10, 20],
  ])('[A19] a bid of %i with %i tricks brings %i points', (bid, tricks, points) => {
    expect(bidPoints(bid, tricks)).toBe(points);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 3],
    [8, 3],
  ])('[A20] a gold %i in stock is worth %i', (level, points) => {
    expect(goldPoints(oneGold(level))).toBe(points);
  });

  it('[A20] a side has the gold of all its players and the points of its bid', () => {
    const report = ended(4, {
      bids: ['B3', 'C9', 'P5', 'S1'],
      tricks: [2, 4, 3, 0],
      stocks: [[0, 3, 3, 4], [8], [7, 0], []],
    });
    // 0 and 2: bid 5, 5 tricks, 10 points; gold 1 + 1 + 2 + 3. 1 and 3: bid 9, 4 tricks; gold 3.
    expect(report.bidPoints).toEqual([10, 0]);
    expect(report.goldPoints).toEqual([7, 3]);
    expect(report.points).toEqual([17, 3]);
  });
});

/** The report of a round that ends at once because seat 0 can't open. */
function ended(seats: number, position: Omit<Position, 'hands' | 'trick'>) {
  const world = crafted(seats, position);
  applyText(world, 0, 'end');
  return world.table.report;
}

const nuggetOf = (seats: number, position: Omit<Position, 'hands' | 'trick'>): readonly number[] =>
  [0, 1, 2].filter((side) => ((ended(seats, position).nugget >> side) & 1) === 1);

describe('the nugget', () => {
  it('[A21] the most points win the nugget', () => {
    const bids = ['B3', 'C3', 'P3', 'S3'];
    expect(nuggetOf(4, { bids, tricks: [3, 4, 0, 0] })).toEqual([0]);
    expect(nuggetOf(4, { bids, tricks: [4, 3, 0, 0] })).toEqual([1]);
  });

  it('[A21] an exact bid goes before another one at a tie', () => {
    // Both have 4 points: 2 exactly bid and made; 4 bid, 5 made.
    const bids = ['B4', 'C2', 'P1', 'S1'];
    expect(nuggetOf(4, { bids, tricks: [5, 2, 0, 0] })).toEqual([1]);
    expect(nuggetOf(4, { bids, tricks: [5, 2, 0, 0], stocks: [[0], [], [], []] })).toEqual([1]);
  });

  // Nobody makes a bid; both sides have as many points of gold, but not the same cards.
  it.each([
    [[[4], [5], [], []], [1]],
    [[[6], [5], [], []], [0]],
    [[[7, 1], [8, 2], [], []], [1]],
    [[[3, 2], [3], [], [1]], [0]],
    [[[3, 2], [3], [], [2, 0]], [1]],
    [[[0], [], [], []], [0]],
    [[[0], [0], [0], []], [0]],
  ])('[A21] gold decides a further tie from the highest card down, %j', (stocks, winner) => {
    const bids = ['B9', 'C9', 'P9', 'S9'];
    expect(nuggetOf(4, { bids, stocks })).toEqual(winner);
  });

  it('[A21] the higher bid decides the last tie, or nobody wins', () => {
    expect(nuggetOf(4, { bids: ['B8', 'C9', 'P1', 'S1'] })).toEqual([1]);
    expect(nuggetOf(4, { bids: ['B9', 'C9', 'P1', 'S1'] })).toEqual([]);
  });

  it('[A21] a side without points can win the nugget, and two of three may tie', () => {
    expect(nuggetOf(3, { bids: ['B8', 'P9', 'S7'] })).toEqual([1]);
    expect(nuggetOf(3, { bids: ['B9', 'P9', 'S7'] })).toEqual([]);
    expect(
      nuggetOf(3, { bids: ['B2', 'P2', 'S7'], tricks: [2, 2, 0], stocks: [[], [], [1]] }),
    ).toEqual([]);
  });
});
