import { describe, expect, it } from 'vitest';
import { game as aurum } from '../index.ts';
import { printCard } from '../notation.ts';
import { goldCount } from '../pieces.ts';
import { applyText, crafted, faultOf, legalIn, turnOf } from './crafted.ts';

const BIDS = ['B10', 'C10', 'P10', 'S10'];
const BIDS3 = ['B9', 'P9', 'S9'];

describe('trick', () => {
  it('[A11] the opener plays any metal card of the hand, and no gold', () => {
    const world = crafted(4, {
      hands: ['B1 C2 Z9', 'S1', 'S2', 'S3'],
      bids: BIDS,
      stocks: [[0, 5]],
    });
    expect(legalIn(world, 0)).toEqual(['play B1', 'play C2', 'play Z9']);
    expect(faultOf(world, 0, 'play G5')).toBe('openWithGold');
    expect(faultOf(world, 0, 'play S1')).toBe('openNotHeld');
    expect(aurum.faults['openWithGold']).toBe('A11');
  });

  it('[A12] a player follows with a metal not yet in the trick, or with any gold held', () => {
    const world = crafted(4, {
      hands: ['', 'B3 C2 P4 Z9', 'S2', 'S3'],
      bids: BIDS,
      trick: ['B1'],
      stocks: [[], [0, 5, 7]],
    });
    const legal = ['play C2', 'play G0', 'play G5', 'play G7', 'play P4', 'play Z9'];
    expect(legalIn(world, 1)).toEqual(legal);
    expect(faultOf(world, 1, 'play B3')).toBe('metalUsed');
    expect(faultOf(world, 1, 'play S2')).toBe('metalNotHeld');
    expect(faultOf(world, 1, 'play G6')).toBe('goldNotHeld');
    expect(faultOf(world, 1, 'swap G0 1 C2')).toBe('swapTooLate');
    for (const fault of ['metalUsed', 'metalNotHeld', 'goldNotHeld']) {
      expect(aurum.faults[fault]).toBe('A12');
    }
  });

  it('[A12] every suit of the trick is barred, and gold may be played on gold', () => {
    const world = crafted(4, {
      hands: ['', '', '', 'B3 P2 S4 Z9'],
      bids: BIDS,
      trick: ['B1', 'G5', 'Z2'],
      stocks: [[], [], [], [6]],
    });
    expect(legalIn(world, 3)).toEqual(['play G6', 'play P2', 'play S4']);
  });

  it('[A12] play goes clockwise from the opener', () => {
    const world = crafted(4, { hands: ['B1', 'C1', 'P1', 'S1'], bids: BIDS });
    applyText(world, 0, 'play B1');
    expect(turnOf(world)).toEqual([1]);
    applyText(world, 1, 'play C1');
    expect(turnOf(world)).toEqual([2]);
  });

  it('[A13] a player who can play a metal must play a card, metal or gold', () => {
    const world = crafted(4, {
      hands: ['', 'C2', 'S2', 'S3'],
      bids: BIDS,
      trick: ['B1'],
      stocks: [[], [5]],
    });
    expect(legalIn(world, 1)).toEqual(['play C2', 'play G5']);
    expect(faultOf(world, 1, 'end')).toBe('mustPlay');
    expect(aurum.faults['mustPlay']).toBe('A13');
    const opening = crafted(4, { hands: ['B1', 'C2', 'S2', 'S3'], bids: BIDS });
    expect(faultOf(opening, 0, 'end')).toBe('mustPlay');
  });

  it('[A14] the lowest metal gains the gold of its value and opens the next trick', () => {
    const world = crafted(4, {
      hands: ['B5', 'C5', 'P5', 'S2'],
      bids: BIDS,
      trick: ['B7', 'C3', 'P4'],
    });
    applyText(world, 3, 'play S2');
    expect(goldCount(world.table.stocks[3], 2)).toBe(1);
    expect(goldCount(world.table.supply, 2)).toBe(1);
    expect(world.table.trick.opener).toBe(3);
    expect(printCard(world.table.last.gained)).toBe('G2');
  });

  it('[A14] the lowest metal is the one played last at a tie', () => {
    const world = crafted(4, {
      hands: ['B5', 'C6', 'P5', 'S3 S6'],
      bids: BIDS,
      trick: ['B7', 'C3', 'P4'],
    });
    applyText(world, 3, 'play S3');
    expect(world.table.stocks.map((stock) => goldCount(stock, 3))).toEqual([0, 0, 0, 1]);
    expect(world.table.trick.opener).toBe(3);
  });

  it('[A14] only metal counts as low: a gold 0 or 1 does not', () => {
    const world = crafted(4, {
      hands: ['B5', 'C5', 'P5', ''],
      bids: BIDS,
      trick: ['B7', 'C3', 'P4'],
      stocks: [[], [], [], [0]],
    });
    applyText(world, 3, 'play G0');
    expect(goldCount(world.table.stocks[1], 3)).toBe(1);
    expect(world.table.trick.opener).toBe(1);
  });

  it('[A14] nothing is gained without such gold, but the low card opens all the same', () => {
    const world = crafted(4, {
      hands: ['B5', 'C5', 'P5', 'S4'],
      bids: BIDS,
      trick: ['B7', 'C9', 'P6'],
      stocks: [[4], [], [], []],
    });
    applyText(world, 3, 'play S4');
    expect(world.table.stocks[3]).toBe(0);
    expect(world.table.last.gained).toBe(0);
    expect(world.table.trick.opener).toBe(3);
  });

  it.each(['S9', 'S10'])('[A14] there is no gold of the value of %s', (low) => {
    const bids = ['B7', 'C7', 'P7', 'S7'];
    const world = crafted(4, {
      hands: ['B5', 'C5', 'P5', low],
      bids,
      trick: ['B10', 'C10', 'P10'],
    });
    applyText(world, 3, `play ${low}`);
    expect(world.table.stocks[3]).toBe(0);
    expect(world.table.trick.opener).toBe(3);
  });

  it('[A14] gold played in this very trick is not yet back in the supply', () => {
    const world = crafted(4, {
      hands: ['B5', 'C5', 'P5', 'S4'],
      bids: BIDS,
      trick: ['B7', 'G4', 'P6'],
    });
    applyText(world, 3, 'play S4');
    expect(goldCount(world.table.stocks[3], 4)).toBe(0);
    expect(goldCount(world.table.supply, 4)).toBe(1);
  });

  it.each([
    [['B7', 'C3', 'P9'], 'S8', 2],
    [['B7', 'C3', 'P9'], 'S9', 3],
    [['B9', 'C9', 'P9'], 'S8', 2],
    [['B10', 'G0', 'P9'], 'S8', 1],
    [['B10', 'G0', 'G5'], 'S8', 2],
    [['B10', 'G6', 'G5'], 'S8', 1],
    [['B10', 'G2', 'G1'], 'G2', 3],
  ])('[A15] the cards %j, then %s, are won by seat %i', (trick, last, winner) => {
    const world = crafted(4, {
      hands: ['Z1', 'Z2', 'Z3', 'S8 S9'],
      bids: ['B1', 'C1', 'P1', 'S1'],
      trick,
      stocks: [[], [], [], [2]],
    });
    applyText(world, 3, `play ${last}`);
    expect(world.table.last.winner).toBe(winner);
    expect(world.table.tricks.map((count, seat) => (seat === winner ? count - 1 : count))).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('[A15] the last of two 5s wins in the rulebook’s example, and the 4 gains a gold 4', () => {
    const world = crafted(3, { hands: ['B1', 'P1', 'Z5 S1'], bids: BIDS3, trick: ['B4', 'P5'] });
    applyText(world, 2, 'play Z5');
    expect(world.table.last.winner).toBe(2);
    expect(world.table.last.low).toBe(0);
    expect(goldCount(world.table.stocks[0], 4)).toBe(1);
  });

  it('[A15, A14] the last of cards of one value wins, gains and opens', () => {
    const world = crafted(3, { hands: ['B1', 'P1', 'Z5 S1'], bids: BIDS3, trick: ['B5', 'P5'] });
    applyText(world, 2, 'play Z5');
    expect(world.table.last.winner).toBe(2);
    expect(world.table.trick.opener).toBe(2);
    expect(goldCount(world.table.stocks[2], 5)).toBe(1);
  });

  it('[A16] gold that was played returns to the supply, and the metals are one trick', () => {
    const world = crafted(4, {
      hands: ['B5', 'C5', 'P5', 'S8'],
      bids: BIDS,
      trick: ['B7', 'G6', 'P9'],
      stocks: [[], [], [], []],
    });
    expect(goldCount(world.table.supply, 6)).toBe(0);
    applyText(world, 3, 'play S8');
    expect(goldCount(world.table.supply, 6)).toBe(1);
    expect(world.table.tricks).toEqual([0, 1, 0, 0]);
    expect(world.table.trick.laid).toBe(0);
  });
});
