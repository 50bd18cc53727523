import { describe, expect, it } from 'vitest';
import { crafted, expectFault, legalIn, run } from './crafted.ts';

describe('2s and debts', () => {
  it.each([
    ['B2', 2],
    ['B2 R2', 4],
    ['B2 R2 V2', 6],
  ])('[X16] %s makes the next player owe %i', (cards, debt) => {
    const world = crafted({ hands: ['B2 R2 V2 G9', 'Y1 Y4', 'V7'], top: 'B1' });
    run(world, `0 play ${cards}`);
    expect([world.table.debt, world.table.player]).toEqual([debt, 1]);
  });

  it('[X16] a debt comes before anything but a pass, and a 2 does not answer it', () => {
    const world = crafted({ hands: ['B2 G9', 'R2 Y4 +P *12', 'V7'], top: 'B1' });
    run(world, '0 play B2');
    expect(legalIn(world)).toEqual(['accept', 'pass']);
    for (const text of ['play R2', 'play +P', 'draw', 'end', 'exchange 0']) {
      expectFault(world, text, 'debtFirst', 'X16');
    }
    run(world, '1 accept', '* draw 1 V0', '* draw 1 V0', '1 play R2');
    expect([world.table.debt, world.table.player]).toEqual([2, 2]);
  });

  it('[X16] a pass hands the whole debt to the next player', () => {
    const world = crafted({ hands: ['B2 R2 G9', 'Y4 Y5', 'V7 V8'], top: 'B1' });
    run(world, '0 play B2 R2', '1 pass', '2 pass');
    expect([world.table.debt, world.table.player]).toEqual([4, 0]);
    run(world, '0 accept', '* draw 0 V0', '* draw 0 V0', '* draw 0 V1', '* draw 0 V3');
    expect([world.table.debt, world.table.handSizes[0]]).toEqual([0, 5]);
    expect(world.table.passes).toEqual([0, 1, 1]);
  });

  it('[X16] golden twelves do not answer a debt either', () => {
    const world = crafted({ hands: ['*12', 'Y4'], top: 'B2', debt: 2 });
    expect(legalIn(world)).toEqual(['accept', 'pass']);
    expectFault(world, 'play *12', 'debtFirst', 'X16');
  });

  it('[X17] a player without a pass left must accept', () => {
    const world = crafted({ hands: ['B7', 'Y4'], top: 'B2', debt: 2, passes: [3, 0] });
    expect(legalIn(world)).toEqual(['accept']);
    expectFault(world, 'pass', 'mustAccept', 'X17');
  });

  it('[X17] a debt ends with the round', () => {
    // The thousandth turn lays a 2: nobody is left to owe.
    const world = crafted({ hands: ['B2 G9', 'Y4'], top: 'B1', turns: 999 });
    run(world, '0 play B2');
    expect([world.table.round, world.table.debt]).toEqual([2, 0]);
  });
});
