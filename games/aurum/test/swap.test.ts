import { describe, expect, it } from 'vitest';
import { printCard } from '../notation.ts';
import { goldCount, NO_GOLD } from '../pieces.ts';
import { applyText, crafted, legalIn, turnOf } from './crafted.ts';
import { expectRefused, legal, playLines } from '../../test/play-lines.ts';
import { dealt, keepAll, textsOf, trick } from './setting.ts';

/** Four hands without a card in common that matters; everybody has bid, seat 0 opens. */
function afterBids() {
  const referee = dealt({
    hands: ['B7 B1 B2 B3', 'C7 C1 C2 C3', 'P7 P1 P2 P3', 'S7 S1 S2 S3'],
    aside: 'Z9 Z10',
  });
  playLines(referee, '0 bid B7', '1 bid C7', '2 bid P7', '3 bid S7');
  return referee;
}

describe('swap of a bid', () => {
  it('[A7] the opener is asked first before trick 1, then the others clockwise', () => {
    const referee = dealt({ first: 2, hands: ['B7', 'C7', 'P7', 'S7'] });
    playLines(referee, '2 bid P7', '3 bid S7', '0 bid B7', '1 bid C7');
    expectRefused(referee, '3 keep', 'swapDue', 'A7');
    playLines(referee, '2 keep', '3 keep', '0 keep', '1 keep');
    expect(textsOf(referee, 'play', 2)).toHaveLength(11);
  });

  it('[A7] one gold exchanges one’s own bid with a card of the hand', () => {
    const referee = afterBids();
    playLines(referee, '0 swap G0 0 B1');
    expect(printCard(referee.table.bids[0])).toBe('B1');
    expect(referee.table.stocks[0]).toBe(NO_GOLD);
    expect(referee.table.handSizes[0]).toBe(11);
    keepAll(referee);
    expect(legal(referee, 0)).toContain('play B7');
    expect(legal(referee, 0)).not.toContain('play B1');
  });

  it('[A7] a swap of the partner’s bid gives the old card to the one who paid', () => {
    const referee = afterBids();
    playLines(referee, '0 swap G0 2 B1');
    expect(referee.table.bids.map(printCard)).toEqual(['B7', 'C7', 'B1', 'S7']);
    keepAll(referee);
    expect(legal(referee, 0)).toContain('play P7');
  });

  it('[A7] a swap takes any gold held, any bid of the side and any card of the hand', () => {
    const referee = afterBids();
    const swaps = textsOf(referee, 'swap', 0);
    expect(swaps).toHaveLength(1 * 2 * 11);
    expect(new Set(swaps.map((text) => text.split(' ')[2]))).toEqual(new Set(['0', '2']));
  });

  it('[A7] a swap takes no bid of an opponent, and neither gold nor card not held', () => {
    const referee = afterBids();
    expectRefused(referee, '0 swap G0 1 B1', 'swapNotYours', 'A7');
    expectRefused(referee, '0 swap G3 0 B1', 'swapGoldNotHeld', 'A7');
    expectRefused(referee, '0 swap G0 0 C1', 'swapNotHeld', 'A7');
    expectRefused(referee, '0 play B1', 'swapDue', 'A7');
    expectRefused(referee, '0 end', 'swapDue', 'A7');
    expectRefused(referee, '0 bid B1', 'bidMade', 'A5');
  });

  it('[A7] each of 3 players swaps their own bid only', () => {
    const referee = dealt({ hands: ['B7 B1', 'P7', 'S7'] });
    playLines(referee, '0 bid B7', '1 bid P7', '2 bid S7');
    expect(textsOf(referee, 'swap', 0)).toHaveLength(11);
    expectRefused(referee, '0 swap G0 2 B1', 'swapNotYours', 'A7');
    expectRefused(referee, '0 swap G0 3 B1', 'notASeat', 'A4');
  });

  it('[A7] players may swap again before every trick', () => {
    const referee = afterBids();
    trick(referee, '0 play B1', '1 play C1', '2 play P1', '3 play S1');
    // All played a 1; the last one played gains the gold 1 and opens (A14).
    expect(legal(referee, 3)).toContain('swap G1 1 S2');
  });

  it('[A8] each player swaps once at most before a trick', () => {
    const referee = afterBids();
    playLines(referee, '0 swap G0 0 B1', '1 keep', '2 keep', '3 keep');
    expectRefused(referee, '0 keep', 'swapTooLate', 'A8');
    expectRefused(referee, '0 swap G0 0 B2', 'swapTooLate', 'A8');
  });

  it('[A8] players without gold are not asked', () => {
    const referee = dealt({ hands: ['B7', 'C7', 'P7', 'S7'], options: { zeros: false } });
    playLines(referee, '0 bid B7', '1 bid C7', '2 bid P7', '3 bid S7');
    expect(textsOf(referee, 'play', 0)).toHaveLength(11);
  });

  it('[A8] a swap for an equal value is allowed, and so are swaps of both partners', () => {
    const referee = dealt({ hands: ['B7 Z7', 'C7 C1', 'P7 S5', 'S7'] });
    playLines(referee, '0 bid B7', '1 bid C7', '2 bid P7', '3 bid S7');
    playLines(referee, '0 swap G0 0 Z7', '1 keep', '2 swap G0 0 S5');
    expect(printCard(referee.table.bids[0])).toBe('S5');
    playLines(referee, '3 keep');
    expect(legal(referee, 0)).toContain('play B7');
    playLines(referee, '0 play B7', '1 play C1');
    expect(legal(referee, 2)).toContain('play Z7');
  });

  it('[A9] spent gold is in the supply at once and can be gained from this trick on', () => {
    const referee = afterBids();
    trick(referee, '0 play B1', '1 play C1', '2 play P1', '3 play S1');
    // Seat 3 holds one of the two gold 1s; when it is spent both are there to be gained.
    expect(goldCount(referee.table.supply, 1)).toBe(1);
    playLines(referee, '3 swap G1 3 S2');
    expect(goldCount(referee.table.supply, 1)).toBe(2);
  });

  it('[A9] gold spent in this lap is gained by the low card of the next trick', () => {
    const referee = dealt({
      hands: ['B4 B10 B9', 'C6 C10 C4', 'P7 P10 P9', 'S8 S10 S9'],
      aside: 'Z9 Z10',
    });
    playLines(referee, '0 bid B10', '1 bid C10', '2 bid P10', '3 bid S10');
    trick(referee, '0 play B4', '1 play C6', '2 play P7', '3 play S8');
    expect(goldCount(referee.table.supply, 4)).toBe(0);
    playLines(referee, '0 swap G4 0 B9', '1 keep', '2 keep', '3 keep');
    playLines(referee, '0 play B10', '1 play C4', '2 play P9', '3 play S9');
    expect(goldCount(referee.table.stocks[1], 4)).toBe(1);
  });

  it('[A10] an opener without a metal card ends the round before anybody may swap', () => {
    // Seat 2 plays its last metal, the lowest, so it has to open; all three hold gold.
    const world = crafted(3, {
      hands: ['B5', 'P5', 'S1'],
      bids: ['B9', 'P9', 'S9'],
      trick: ['B7', 'P7'],
      stocks: [[0, 4], [0], [0]],
    });
    applyText(world, 2, 'play S1');
    expect(legalIn(world, 2)).toEqual(['end']);
    expect(turnOf(world)).toEqual([2]);
  });
});
