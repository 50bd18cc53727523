import { describe, expect, it } from 'vitest';
import { printCard } from '../notation.ts';
import { sideBid, sideTricks } from '../score.ts';
import { expectRefused, legal, playLines } from '../../test/play-lines.ts';
import { dealt, keepAll } from './setting.ts';

describe('bid', () => {
  it('[A5] every card of the hand may be bid, and nothing else', () => {
    const hand = 'B1 B10 C2 C9 P3 P8 S4 S7 Z5 Z6 Z1 Z10';
    const referee = dealt({ hands: [hand, 'B7', '', ''] });
    expect(legal(referee, 0)).toEqual(
      hand
        .split(' ')
        .map((card) => `bid ${card}`)
        .sort(),
    );
    expectRefused(referee, '0 bid B7', 'bidNotHeld', 'A5');
    expectRefused(referee, '0 bid G0', 'bidGold', 'A5');
    expectRefused(referee, '0 play B1', 'bidDue', 'A5');
    expectRefused(referee, '0 keep', 'bidDue', 'A5');
    expectRefused(referee, '0 end', 'bidDue', 'A5');
  });

  it('[A5] 4 players bid face up and in turn', () => {
    const referee = dealt({ first: 1, hands: ['Z9', 'B7', 'P1', 'S4'] });
    playLines(referee, '1 bid B7');
    expect(printCard(referee.table.bids[1])).toBe('B7');
    expect(legal(referee, 0)).toEqual([]);
    expect(legal(referee, 3)).toEqual([]);
    expectRefused(referee, '3 bid S4', 'bidDue', 'A5');
    playLines(referee, '2 bid P1', '3 bid S4', '0 bid Z9');
    expect(referee.table.bids.map(printCard)).toEqual(['Z9', 'B7', 'P1', 'S4']);
    expectRefused(referee, '1 bid P1', 'bidMade', 'A5');
  });

  it('[A5] 3 players bid all at once, in any order, and bids are revealed together', () => {
    const referee = dealt({ first: 1, hands: ['Z9', 'B7', 'P1'] });
    for (const seat of [0, 1, 2]) expect(legal(referee, seat)).toHaveLength(12);
    playLines(referee, '2 bid P1');
    expect(referee.table.bids).toEqual([0, 0, 0]);
    expect(legal(referee, 2)).toEqual([]);
    expectRefused(referee, '2 bid P1', 'bidDue', 'A5');
    playLines(referee, '0 bid Z9');
    expect(referee.table.bids).toEqual([0, 0, 0]);
    playLines(referee, '1 bid B7');
    expect(referee.table.bids.map(printCard)).toEqual(['Z9', 'B7', 'P1']);
  });

  it('[A5] a secret bid can be taken back until all are in, and not after', () => {
    const referee = dealt({ hands: ['Z9 Z8', 'B7', 'P1'] });
    expect(referee.takeBack(0)).toEqual({ kind: 'nothing-to-take-back' });
    playLines(referee, '0 bid Z9', '1 bid B7');
    expect(referee.takeBack(0)).toBeUndefined();
    expect(legal(referee, 0)).toContain('bid Z9');
    expect(legal(referee, 1)).toEqual([]);
    playLines(referee, '0 bid Z8', '2 bid P1');
    expect(referee.takeBack(0)).toEqual({ kind: 'nothing-to-take-back' });
    expect(referee.table.bids.map(printCard)).toEqual(['Z8', 'B7', 'P1']);
    const bids = referee.journal.slice(-3).map(({ actor }) => actor);
    expect(bids).toEqual([0, 1, 2]);
  });

  it('[A6] a team bids the higher of its two cards, and a single player their own', () => {
    const referee = dealt({ hands: ['B4', 'C9', 'P2', 'S10'] });
    playLines(referee, '0 bid B4', '1 bid C9', '2 bid P2', '3 bid S10');
    expect([0, 1].map((side) => sideBid(referee.table, side))).toEqual([4, 10]);
    expect([0, 1, 2].map((side) => sideBid({ seats: 3, bids: [7, 2, 31] }, side))).toEqual([
      7, 2, 1,
    ]);
  });

  it('[A6] tricks of partners add up', () => {
    const tricks = [1, 5, 2, 0];
    expect([0, 1].map((side) => sideTricks({ seats: 4, tricks }, side))).toEqual([3, 5]);
  });

  it('[A6] bid cards take no part in the tricks', () => {
    const referee = dealt({ hands: ['B4 Z1', '', '', ''] });
    playLines(referee, '0 bid B4');
    for (const seat of [1, 2, 3]) playLines(referee, `${seat} ${legal(referee, seat)[0]}`);
    keepAll(referee);
    expect(legal(referee, 0)).toContain('play Z1');
    expectRefused(referee, '0 play B4', 'openNotHeld', 'A11');
  });
});
