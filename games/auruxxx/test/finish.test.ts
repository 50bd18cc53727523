import { describe, expect, it } from 'vitest';
import { NOBODY } from '../pieces.ts';
import { crafted, expectFault, legalIn, playsIn, run } from './crafted.ts';

describe('the last card', () => {
  it('[X23] a play that would empty the hand is refused', () => {
    const one = crafted({ hands: ['B7', 'R1'], top: 'B1' });
    expect(legalIn(one)).toEqual(['draw', 'pass']);
    expectFault(one, 'play B7', 'lastCard', 'X23');
    const three = crafted({ hands: ['B7 R7 R7', 'R1'], top: 'B8' });
    expect(playsIn(three)).toEqual(['B7', 'B7 R7', 'R7', 'R7 B7', 'R7 R7']);
    expectFault(three, 'play B7 R7 R7', 'lastCard', 'X23');
    expectFault(three, 'play R7 R7 B7', 'lastCard', 'X23');
  });

  it('[X23] six cards of one number in all colours may not empty the hand either', () => {
    const six = crafted({ hands: ['B7 R7 Y7 G7 V7 V7', 'R1'], top: 'B8' });
    expectFault(six, 'play B7 R7 Y7 G7 V7 V7', 'lastCard', 'X23');
    const seven = crafted({ hands: ['B7 R7 Y7 G7 V7 V7 B0', 'R1'], top: 'B8' });
    expect(playsIn(seven)).toContain('B7 R7 Y7 G7 V7 V7');
  });

  it('[X24] a hand emptied by others does not end the round, and its player draws', () => {
    const world = crafted({ hands: ['+D R3', 'B7', 'V9'], top: 'B1' });
    run(world, '0 play +D', '* steal 1 0 B7', '0 play B7');
    expect([world.table.player, world.table.handSizes[1], world.table.round]).toEqual([1, 0, 1]);
    expect(legalIn(world)).toEqual(['draw', 'pass']);
    run(world, '1 draw', '* draw 1 B8');
    expect(legalIn(world)).toEqual(['draw']);
    run(world, '1 draw', '* draw 1 B9');
    expect(legalIn(world)).toEqual(['end', 'play B8', 'play B9']);
  });

  it('[X25] golden twelves are laid only when the whole hand is golden, all at once', () => {
    const mixed = crafted({ hands: ['*12 *12 B7', 'R1'], top: 'B1' });
    expect(playsIn(mixed)).toEqual(['B7']);
    expectFault(mixed, 'play *12', 'goldenTooEarly', 'X25');
    expectFault(mixed, 'play *12 *12', 'goldenTooEarly', 'X25');
    const golden = crafted({ hands: ['*12 *12', 'R1'], top: 'B1' });
    expect(playsIn(golden)).toEqual(['*12 *12']);
    expectFault(golden, 'play *12', 'goldenTooEarly', 'X25');
    expectFault(golden, 'play *12 *12 *12', 'notHeld', 'X6');
  });

  it.each(['B1', 'B2', 'B50', 'BH', '+P', '+E', '+D'])('[X25] gold wins the round on %s', (top) => {
    const world = crafted({ hands: ['*12', 'R1'], top });
    run(world, '0 play *12');
    const { round, ending, winner, goldens } = world.table.report;
    expect([round, ending, winner, goldens]).toEqual([1, 'won', 0, 1]);
    expect(world.table.round).toBe(2);
  });

  it('[X26] a dead lock ends the round without a winner', () => {
    const hands = ['B7', 'R1', ''];
    const world = crafted({ hands, top: 'V5', hoarder: 2, passes: [0, 0, 2] });
    run(world, '0 pass', '1 draw', '1 draw', '1 end');
    expect([world.table.idle, world.table.round]).toEqual([2, 1]);
    run(world, '2 pass');
    const { ending, winner } = world.table.report;
    expect([ending, winner, world.table.round]).toEqual(['locked', NOBODY, 2]);
  });

  it('[X26] a card laid begins the count again', () => {
    const world = crafted({ hands: ['B7 B8', 'R1', ''], top: 'B5', hoarder: 2 });
    run(world, '0 pass', '1 pass', '2 play B3', '0 pass', '1 pass');
    expect([world.table.idle, world.table.round]).toEqual([2, 1]);
  });

  it('[X26] a card drawn begins the count again, too, even the last one', () => {
    const world = crafted({ hands: ['B7', 'R1', ''], top: 'V5', pile: 'G9', hoarder: 2 });
    run(world, '0 pass', '1 pass', '2 draw', '* draw 2 G9', '2 draw', '2 end');
    expect([world.table.pileSize, world.table.idle, world.table.round]).toEqual([0, 0, 1]);
  });

  it('[X26] there is no dead lock while a card could be drawn', () => {
    const pile = crafted({ hands: ['B7', 'R1'], top: 'V5', pile: 'G0', hoarder: 1 });
    run(pile, '0 pass', '1 pass', '0 pass');
    expect(pile.table.round).toBe(1);
    const talon = crafted({ hands: ['B7', 'R1'], top: 'V5', talon: 'G0', hoarder: 1 });
    run(talon, '0 pass', '1 pass', '0 pass');
    expect(talon.table.round).toBe(1);
  });

  it('[X26] the end of the thousandth turn ends the round, too', () => {
    const world = crafted({ hands: ['B7 B8', 'R1'], top: 'B5', turns: 998 });
    run(world, '0 play B7');
    expect([world.table.turns, world.table.round]).toEqual([999, 1]);
    run(world, '1 pass');
    const { ending, winner } = world.table.report;
    expect([ending, winner, world.table.round]).toEqual(['long', NOBODY, 2]);
  });
});
