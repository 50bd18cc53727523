import { tableOf } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as auruxxx } from '../index.ts';
import { inPoints } from '../world.ts';
import { crafted, isOverIn, run } from './crafted.ts';

describe('Happy Man', () => {
  it('[X27] a Happy Man brings the figure and ends the turn', () => {
    const world = crafted({ hands: ['BH G1', 'R1 RH'], top: 'B1', figure: 1 });
    run(world, '0 play BH');
    expect([world.table.figure, world.table.player]).toEqual([0, 1]);
    run(world, '1 play RH');
    expect(world.table.figure).toBe(1);
  });

  it.each([
    // The owner of the figure, seat 1 with 7 + 8 points, seat 2 with 9.
    [1, [-5, 7.5, 9]],
    [2, [-5, 15, 4.5]],
    [0, [-5, 15, 9]],
  ])('[X28] seat %i owns the figure, and the points are %j', (figure, points) => {
    const world = crafted({ hands: ['*12', 'B7 B8', 'R9'], top: 'B1', figure });
    run(world, '0 play *12');
    expect(world.table.report.halves.map(inPoints)).toEqual(points);
  });

  it('[X28] a winner with more for passes than for gold halves it too', () => {
    const world = crafted({ hands: ['*12', 'B7'], top: 'B1', figure: 0, passes: [2, 0] });
    run(world, '0 play *12');
    expect(world.table.report.halves.map(inPoints)).toEqual([2.5, 7]);
  });
});

describe('points', () => {
  it.each([
    ['B0 R0', 0],
    ['B12 R11 Y2', 25],
    ['B50 R50', 100],
    ['BH VH', 50],
    ['+P +E +D +D', 100],
    ['*12 *12', 24],
    ['B7 B7 *12 +P GH G50', 126],
  ])('[X29] a hand of %s that is left counts %i', (hand, points) => {
    const world = crafted({ hands: ['*12', hand], top: 'B1' });
    run(world, '0 play *12');
    expect(world.table.report.cardPoints).toEqual([0, points]);
    expect(world.table.sums.map(inPoints)).toEqual([-5, points]);
  });

  it('[X30] a pass counts five points, and a golden twelve of the winner five less', () => {
    const hands = ['*12 *12 *12', 'B7', 'R1 *12'];
    const world = crafted({ hands, top: 'B1', passes: [1, 3, 0] });
    run(world, '0 play *12 *12 *12');
    expect(world.table.report.halves.map(inPoints)).toEqual([5 - 15, 7 + 15, 13]);
    expect(world.table.goldens).toEqual([3, 0, 0]);
  });

  it('[X30] nobody gets anything off in a round without a winner', () => {
    const world = crafted({ hands: ['B7 *12', 'R1'], top: 'B1', turns: 999 });
    run(world, '0 pass');
    expect(world.table.report.halves.map(inPoints)).toEqual([7 + 12 + 5, 1]);
    expect(world.table.goldens).toEqual([0, 0]);
  });

  it('[X30, X31] points add up round by round', () => {
    const world = crafted({ hands: ['*12', 'B7'], top: 'B1', round: 2, sums: [10, 20] });
    run(world, '0 play *12');
    expect(world.table.sums.map(inPoints)).toEqual([5, 27]);
    expect(world.table.sheet.map((halves) => halves.map(inPoints))).toEqual([
      [0, 0],
      [-5, 7],
      [0, 0],
    ]);
    expect([isOverIn(world), world.table.round]).toEqual([false, 3]);
  });

  it.each([
    ['the lowest sum', [19, 8, 30], [0, 5, 0], [14, 15, 31], [0]],
    ['more golden twelves', [20, 8, 14], [0, 1, 3], [15, 15, 15], [2]],
    ['else it is shared', [20, 8, 30], [0, 1, 3], [15, 15, 31], [0, 1]],
  ])('[X31] the winner after three rounds is found: %s', (_, sums, goldens, scores, winners) => {
    // In the last round seat 0 gets −5 and one golden twelve, the others 7 and 1.
    const hands = ['*12', 'B7', 'R1'];
    const world = crafted({ hands, top: 'B1', round: 3, sums, goldens });
    run(world, '0 play *12');
    expect(isOverIn(world)).toBe(true);
    expect(auruxxx.result(tableOf(world))).toEqual({ scores, winners });
  });
});
