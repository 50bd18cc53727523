import { describe, expect, it } from 'vitest';
import { Phase } from '../world.ts';
import { chancesIn, crafted, expectFault, handOf, legalIn, playsIn, run } from './crafted.ts';

describe('actions', () => {
  it('[X18] Profusion takes one card from each other player, clockwise', () => {
    const world = crafted({ hands: ['R1 R3', 'B7 +P', 'Y4 Y5', 'V7'], top: 'B1', player: 1 });
    run(world, '1 play +P');
    expect(chancesIn(world)).toEqual(
      new Map([
        ['steal 2 1 Y4', 1],
        ['steal 2 1 Y5', 1],
      ]),
    );
    run(world, '* steal 2 1 Y5', '* steal 3 1 V7', '* steal 0 1 R3');
    expect(world.table.handSizes).toEqual([1, 4, 1, 0]);
    expect([handOf(world, 1), world.table.actor]).toEqual(['R3 Y5 B7 V7', 1]);
  });

  it('[X18] every card is equally likely to be taken, and empty hands are skipped', () => {
    const hands = ['B7 +P', '', 'Y4 Y4 +E +E +E +E', ''];
    const world = crafted({ hands, top: 'B1' });
    run(world, '0 play +P');
    expect(chancesIn(world)).toEqual(
      new Map([
        ['steal 2 0 Y4', 2],
        ['steal 2 0 +E', 4],
      ]),
    );
    run(world, '* steal 2 0 Y4');
    expect(world.table.actor).toBe(0);
  });

  it('[X18] nothing is taken when all other hands are empty', () => {
    const world = crafted({ hands: ['B7 B8 +P', '', ''], top: 'B1' });
    run(world, '0 play +P');
    expect([world.table.phase, world.table.actor]).toEqual([Phase.act, 0]);
  });

  it('[X19] Draw-a-card takes one card from the next player only', () => {
    const world = crafted({ hands: ['R1 R3', 'B7 B8', '+D V9 V9'], top: 'B1', player: 2 });
    run(world, '2 play +D', '* steal 0 2 R3');
    expect([world.table.actor, world.table.handSizes]).toEqual([2, [1, 2, 3]]);
  });

  it('[X19] an empty hand gives nothing, and nobody else does', () => {
    const world = crafted({ hands: ['', 'B7 B8', '+D V9 V9'], top: 'B1', player: 2 });
    run(world, '2 play +D');
    expect([world.table.actor, world.table.handSizes]).toEqual([2, [0, 2, 2]]);
  });

  it('[X20] Exchange swaps whole hands with a chosen player who holds a card', () => {
    const world = crafted({ hands: ['+E R3', 'B7 B8 B8', '', 'Y1'], top: 'B1' });
    run(world, '0 play +E');
    expect(legalIn(world)).toEqual(['exchange 1', 'exchange 3']);
    expectFault(world, 'exchange 2', 'swapWithEmptyHand', 'X20');
    expectFault(world, 'exchange 0', 'swapWithYourself', 'X20');
    expectFault(world, 'exchange 5', 'notASeat', 'X2');
    expectFault(world, 'play R3', 'exchangeDue', 'X20');
    run(world, '0 exchange 1');
    expect([0, 1, 2, 3].map((seat) => handOf(world, seat))).toEqual(['B7 B8 B8', 'R3', '', 'Y1']);
    expect(world.table.handSizes).toEqual([3, 1, 0, 1]);
    expectFault(world, 'exchange 1', 'noExchange', 'X20');
  });

  it('[X20] a single partner is asked for, too, and one’s own hand may be empty', () => {
    const world = crafted({ hands: ['+E', 'B7 B8'], top: 'B1' });
    run(world, '0 play +E');
    expect(legalIn(world)).toEqual(['exchange 1']);
    run(world, '0 exchange 1');
    expect(world.table.handSizes).toEqual([2, 0]);
  });

  it('[X20] Exchange has no effect when nobody holds a card', () => {
    const world = crafted({ hands: ['+E B7 B8', '', ''], top: 'B1' });
    run(world, '0 play +E');
    expect([world.table.phase, world.table.actor]).toEqual([Phase.act, 0]);
  });

  it('[X21] actions may be chained, also with cards just received', () => {
    const world = crafted({ hands: ['+D B7', '+P V9'], top: 'R1' });
    run(world, '0 play +D', '* steal 1 0 +P', '0 play +P', '* steal 1 0 V9');
    expect(playsIn(world)).toEqual(['B7', 'V9']);
  });

  it('[X21] another card must follow the last action, drawn if draws are left', () => {
    const world = crafted({ hands: ['+D B7', 'V9 V9'], top: 'R1' });
    run(world, '0 play +D', '* steal 1 0 V9');
    expect(legalIn(world)).toEqual(['draw', 'play B7', 'play V9']);
    expectFault(world, 'pass', 'passTooLate', 'X7');
    run(world, '0 draw', '* draw 0 G0', '0 draw', '* draw 0 G1');
    expectFault(world, 'end', 'mustPlayOn', 'X21');
    run(world, '0 play B7');
    expect(world.table.player).toBe(1);
  });

  it('[X21] the turn may end with both draws used and nothing else to play', () => {
    // One card that is no golden twelve can't be laid; the actions are never compulsory.
    const world = crafted({ hands: ['+D +E', ''], top: 'R1', hoarder: 1 });
    run(world, '0 draw', '0 draw', '0 play +D', '* steal 1 0 +P');
    expect(legalIn(world)).toEqual(['end', 'play +E', 'play +P']);
    run(world, '0 end');
    expect(world.table.player).toBe(1);
  });

  it('[X21] a golden finish is a play that is not an action', () => {
    const world = crafted({ hands: ['+D *12', 'V9 *12'], top: 'R1' });
    run(world, '0 play +D', '* steal 1 0 *12');
    expect(playsIn(world)).toEqual(['*12 *12']);
    // So with both draws used the turn can't end without it.
    const late = crafted({ hands: ['+D *12', ''], top: 'R1', hoarder: 1 });
    run(late, '0 draw', '0 draw', '0 play +D', '* steal 1 0 *12');
    expect(legalIn(late)).toEqual(['play *12 *12']);
    expectFault(late, 'end', 'mustPlayOn', 'X21');
  });

  it.each([
    ['+P', ['', 'B7'], true],
    ['+P', ['', ''], false],
    ['+D', ['B7', ''], true],
    ['+D', ['', 'B7'], false],
    ['+E', ['', 'B7'], true],
    ['+E', ['', ''], false],
  ])('[X22] %s alone, with others holding %j, may be laid: %s', (action, others, isOpen) => {
    const world = crafted({ hands: [action, ...others], top: 'B1' });
    expect(playsIn(world)).toEqual(isOpen ? [action] : []);
    if (!isOpen) expectFault(world, `play ${action}`, 'bringsNothing', 'X22');
  });

  it('[X22] an action that is not the only card needs to bring nothing', () => {
    const world = crafted({ hands: ['+D B7', '', 'R1'], top: 'B1' });
    expect(playsIn(world)).toContain('+D');
  });
});
