import { look } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { describeReasons } from '../../test/describe-coach.ts';
import { legalMove } from '../../test/legal-move.ts';
import { legal, playLines } from '../../test/play-lines.ts';
import { coach } from '../coach.ts';
import { game } from '../index.ts';
import { reasonFor } from '../reasons.ts';
import { Phase } from '../world.ts';
import { crafted, type Position } from './crafted.ts';
import { dealt } from './setting.ts';

describeReasons(game, coach, reasonFor, 28);

/** The reason for a move of the seat whose turn it is. */
function why(move: string, position: Position, seats = 3, phase: Phase = Phase.play) {
  const world = crafted(seats, position);
  world.table.phase = phase;
  const view = look(world, world.table.actor);
  return reasonFor(view, legalMove(game, view, move));
}

describe('reasons for a bid', () => {
  it('a bid counts the high cards that are kept, not the one that is bid', () => {
    const referee = dealt({ hands: ['B9 B8 S9 S1 S2 S3 S4 B1 B2 B3 B4 B5', '', ''] });
    const bid = (text: string) =>
      reasonFor(referee.view(0), legalMove(game, referee.view(0), text));
    expect(bid('bid B4')).toEqual({ kind: 'bid', of: { value: 4, high: 3 } });
    expect(bid('bid B9')).toEqual({ kind: 'bid', of: { value: 9, high: 2 } });
  });

  it('a bid raises that of the partner only if it is higher', () => {
    const referee = dealt({ hands: ['B5', '', 'B7 S5', ''] });
    playLines(referee, '0 bid B5');
    playLines(referee, `1 ${legal(referee, 1)[0]}`);
    const view = referee.view(2);
    const of = (value: number) => ({ value, partner: 5 });
    expect(reasonFor(view, legalMove(game, view, 'bid B7'))).toEqual({
      kind: 'bidOver',
      of: of(7),
    });
    expect(reasonFor(view, legalMove(game, view, 'bid S5'))).toEqual({
      kind: 'bidUnder',
      of: of(5),
    });
  });
});

describe('reasons before a trick', () => {
  // Seat 0 bids 3 and has one gold.
  const position = {
    hands: ['S5 Z2 P4', 'S6', 'Z3'],
    bids: ['B3', 'S1', 'Z1'],
    stocks: [[0], [], []],
  };
  const swap = (move: string, taken: number) =>
    why(move, { ...position, tricks: [taken, 0, 0] }, 3, Phase.swap);

  it('keeping a bid tells whether it is missed, exact or past', () => {
    expect(swap('keep', 1)).toEqual({ kind: 'keepShort', of: { short: 2 } });
    expect(swap('keep', 3)).toEqual({ kind: 'keepExact', of: { bid: 3 } });
    expect(swap('keep', 4)).toEqual({ kind: 'keepPast', of: { bid: 3 } });
  });

  it('a swap tells what the new bid is against the tricks', () => {
    expect(swap('swap G0 0 S5', 5)).toEqual({ kind: 'swapExact', of: { bid: 5, before: 3 } });
    expect(swap('swap G0 0 S5', 2)).toEqual({ kind: 'swapHigher', of: { bid: 5, short: 3 } });
    expect(swap('swap G0 0 Z2', 1)).toEqual({ kind: 'swapLower', of: { bid: 2, short: 1 } });
    expect(swap('swap G0 0 Z2', 3)).toEqual({ kind: 'swapPast', of: { bid: 2 } });
  });

  it('a swap of a card that is not the bid of the team leaves the bid as it is', () => {
    const four = {
      hands: ['S5 Z2', 'S6', 'Z3', 'P9'],
      bids: ['B3', 'S1', 'Z8', 'P1'],
      stocks: [[0], [], [], []],
    };
    expect(why('swap G0 0 S5', four, 4, Phase.swap)).toEqual({
      kind: 'swapSame',
      of: { bid: 8, back: 3 },
    });
  });

  it('an opening tells of the highest, of the lowest with its gold, or of what it keeps', () => {
    const open = (move: string, tricks: number, more: Partial<Position> = {}) =>
      why(move, { ...position, tricks: [tricks, 0, 0], ...more });
    expect(open('play S5', 1)).toEqual({ kind: 'openHigh', of: { value: 5, short: 2 } });
    expect(open('play Z2', 1)).toEqual({ kind: 'openForGold', of: { value: 2 } });
    expect(open('play P4', 1)).toEqual({ kind: 'openBetween', of: { value: 4, higher: 1 } });
    expect(open('play S5', 3)).toEqual({ kind: 'openRid', of: { value: 5 } });
    // Both gold 2 are held already.
    const stocks = [[2, 2], [], []];
    expect(open('play Z2', 3, { stocks })).toEqual({ kind: 'openLow', of: { value: 2 } });
    expect(open('play Z2', 1, { stocks })).toMatchObject({ kind: 'openBetween' });
  });
});

describe('reasons in a trick', () => {
  // Seat 0 has opened with a 5, seat 1 followed with a 7, seat 2 plays last and bids 4.
  const last = (move: string, hand: string, tricks: number, more: Partial<Position> = {}) =>
    why(move, {
      hands: ['B1', 'B2', hand],
      bids: ['B3', 'S1', 'B4'],
      tricks: [0, 0, tricks],
      trick: ['S5', 'P7'],
      ...more,
    });

  it('the last card that is as high wins, and tells what that makes of the bid', () => {
    expect(last('play Z7', 'Z7', 3)).toEqual({ kind: 'winsExact', of: { points: 8 } });
    expect(last('play Z8', 'Z8', 1)).toEqual({ kind: 'wins', of: { short: 2 } });
    expect(last('play Z8', 'Z8', 4)).toEqual({ kind: 'winsTooMany', of: { before: 8, after: 4 } });
    expect(last('play Z8', 'Z8', 5)).toEqual({ kind: 'winsPast', of: { bid: 4 } });
  });

  it('a card that is not the last one only leads', () => {
    const second = (tricks: number) =>
      why('play Z8', {
        hands: ['B1', 'Z8', 'P2'],
        bids: ['B3', 'S4', 'B4'],
        tricks: [0, tricks, 0],
        trick: ['S5'],
      });
    expect(second(1)).toEqual({ kind: 'leads', of: { left: 1, short: 3 } });
    expect(second(4)).toEqual({ kind: 'leadsUnwanted', of: { left: 1 } });
  });

  it('gold can’t be beaten any more where nobody who follows has as much', () => {
    const second = (later: readonly number[]) =>
      why('play G3', {
        hands: ['B1', 'Z8', 'P2'],
        bids: ['B3', 'S4', 'B4'],
        stocks: [[8], [3], later],
        trick: ['S5'],
      });
    expect(second([2])).toEqual({ kind: 'goldHolds', of: { short: 4 } });
    expect(second([3])).toMatchObject({ kind: 'leads' });
  });

  it('the lowest metal gains gold only if the supply has it', () => {
    expect(last('play Z4', 'Z4', 1)).toEqual({ kind: 'gains', of: { value: 4 } });
    expect(last('play Z4', 'Z4 Z8', 1, { stocks: [[4], [], []] })).toEqual({
      kind: 'saves',
      of: { value: 4, best: 8 },
    });
    expect(last('play Z6', 'Z6', 1)).toEqual({ kind: 'cannotWin', of: { value: 6 } });
    expect(last('play Z6', 'Z6', 4)).toEqual({ kind: 'staysBelow', of: { value: 6 } });
  });

  it('gold that does not win saves a metal, or keeps the round going', () => {
    const gold = { stocks: [[], [], [0]], trick: ['S5', 'G1'] };
    expect(last('play G0', 'Z9', 1, gold)).toEqual({ kind: 'savesMetal', of: null });
    expect(last('play G0', 'S9', 1, gold)).toEqual({ kind: 'goesOn', of: { short: 3 } });
    expect(last('play G0', 'S9', 4, gold)).toEqual({ kind: 'savesMetal', of: null });
  });

  it('a card below that of the partner leaves the trick to the team', () => {
    const third = (tricks: number) =>
      why(
        'play Z7',
        {
          hands: ['B1', 'B2', 'Z7', 'C2'],
          bids: ['B3', 'S1', 'Z4', 'S2'],
          tricks: [tricks, 0, 0, 0],
          trick: ['S8', 'P1'],
        },
        4,
      );
    expect(third(0)).toEqual({ kind: 'leavesToPartner', of: { short: 4 } });
    expect(third(4)).toEqual({ kind: 'partnerTooMany', of: null });
  });

  it('the end of the round is counted by bids, tricks and gold as they are', () => {
    const end = (tricks: readonly number[], stocks: readonly (readonly number[])[]) =>
      last('end', 'S9', 0, { tricks, stocks });
    // A bid of 4 with 4 tricks is worth 8, that of 3 with 3 tricks 6.
    expect(end([3, 0, 4], [[], [], []])).toEqual({ kind: 'endAhead', of: { own: 8, others: 6 } });
    expect(end([3, 0, 4], [[7], [], []])).toEqual({ kind: 'endBehind', of: { own: 8, others: 9 } });
    expect(end([3, 0, 4], [[5], [], []])).toEqual({ kind: 'endLevel', of: { own: 8 } });
  });
});
