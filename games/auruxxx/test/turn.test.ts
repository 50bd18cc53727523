import { describe, expect, it } from 'vitest';
import { chancesIn, crafted, expectFault, handOf, legalIn, run } from './crafted.ts';

describe('a turn', () => {
  it('[X6] a turn begins with a pass, a draw or a play', () => {
    const world = crafted({ hands: ['B7 R9 G0', 'Y1'], top: 'B3' });
    expect(legalIn(world)).toEqual(['draw', 'pass', 'play B7']);
    expectFault(world, 'accept', 'noDebt', 'X16');
    expectFault(world, 'play B8', 'notHeld', 'X6');
    expectFault(world, 'play B7 B7', 'notHeld', 'X6');
  });

  it('[X6] a player with a debt passes, or accepts and goes on as normal', () => {
    const world = crafted({ hands: ['B7 R9 G0', 'Y1'], top: 'B2', debt: 2 });
    expect(legalIn(world)).toEqual(['accept', 'pass']);
    run(world, '0 accept', '* draw 0 V11', '* draw 0 V12');
    expect(legalIn(world)).toEqual([
      'draw',
      'play B7',
      'play G0',
      'play R9',
      'play V11',
      'play V12',
    ]);
  });

  it('[X7] a player has three passes a round at most', () => {
    const world = crafted({ hands: ['B7 R9', 'Y9 Y8'], top: 'B3', passes: [2, 3] });
    run(world, '0 pass');
    expect(world.table.passes).toEqual([3, 3]);
    expect(legalIn(world)).toEqual(['draw']);
    expectFault(world, 'pass', 'noPassLeft', 'X7');
  });

  it('[X7] a pass is the first thing in a turn and ends it', () => {
    const world = crafted({ hands: ['B7 R9', 'Y1', 'Y3'], top: 'B3' });
    run(world, '0 draw', '* draw 0 V8');
    expectFault(world, 'pass', 'passTooLate', 'X7');
    const owing = crafted({ hands: ['B7 R9', 'Y1', 'Y3'], top: 'B2', debt: 2 });
    run(owing, '0 accept', '* draw 0 V8', '* draw 0 V9');
    expectFault(owing, 'pass', 'passTooLate', 'X7');
    const passing = crafted({ hands: ['B7 R9', 'Y1', 'Y3'], top: 'B3' });
    run(passing, '0 pass');
    expect(passing.table.player).toBe(1);
  });

  it('[X8] a player may draw twice though they could play, and then play any card', () => {
    const world = crafted({ hands: ['B7 R9', 'Y1'], top: 'B3' });
    run(world, '0 draw', '* draw 0 V8');
    expect(legalIn(world)).toEqual(['draw', 'play B7']);
    run(world, '0 draw', '* draw 0 V12');
    expect(legalIn(world)).toEqual(['end', 'play B7']);
    expectFault(world, 'draw', 'drawnTwice', 'X8');
  });

  it('[X8] cards of a debt do not count as draws', () => {
    const world = crafted({ hands: ['B7 R9', 'Y1'], top: 'B2', debt: 2 });
    run(world, '0 accept', '* draw 0 V8', '* draw 0 V9', '0 draw', '* draw 0 V10', '0 draw');
    expect(world.table.drawn).toBe(2);
  });

  it('[X8] every card of the pile is equally likely to be drawn, and the drawer gets it', () => {
    const world = crafted({ hands: ['B7 R9', 'Y1'], top: 'B3', pile: 'G1 G1 V5 +P +P +P *12' });
    run(world, '0 draw');
    expect(chancesIn(world)).toEqual(
      new Map([
        ['draw 0 G1', 2],
        ['draw 0 V5', 1],
        ['draw 0 +P', 3],
        ['draw 0 *12', 1],
      ]),
    );
    run(world, '* draw 0 G1');
    expect([handOf(world, 0), world.table.pileSize]).toEqual(['G1 B7 R9', 6]);
  });

  it('[X9] a turn ends by a play that is not an action', () => {
    const world = crafted({ hands: ['B7 R9', 'Y1'], top: 'B3' });
    run(world, '0 play B7');
    expect(world.table.player).toBe(1);
  });

  it('[X9] a turn may end without a play only after two draws', () => {
    const world = crafted({ hands: ['B7 R9', 'Y1'], top: 'B3' });
    expectFault(world, 'end', 'endTooEarly', 'X9');
    run(world, '0 draw', '* draw 0 V8');
    expectFault(world, 'end', 'endTooEarly', 'X9');
    run(world, '0 draw', '* draw 0 V9', '0 end');
    expect([world.table.player, world.table.drawn]).toEqual([1, 0]);
  });
});
