import { look } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { describeCoach } from '../../test/describe-coach.ts';
import { legal, playLines } from '../../test/play-lines.ts';
import { coach } from '../coach.ts';
import { find } from '../facts.ts';
import { game } from '../index.ts';
import { crafted, type Position } from './crafted.ts';
import { dealt } from './setting.ts';

describeCoach(game, coach, find, 14);

/** What is found for the seat whose turn it is, with three players. */
function found(position: Position) {
  const world = crafted(3, position);
  return find(look(world, world.table.actor));
}

describe('what the coach finds before a trick', () => {
  it('the coach counts the high cards of a hand, for its bid', () => {
    const referee = dealt({ hands: ['B9 B8 S9 S1 S2 S3 S4 B1 B2 B3 B4 B5', '', ''] });
    expect(find(referee.view(0))).toEqual({ kind: 'bidHigh', of: { high: 3 } });
  });

  it('the coach names the bid of the partner, which may count for both', () => {
    const referee = dealt({ hands: ['B7', '', '', ''] });
    playLines(referee, '0 bid B7');
    playLines(referee, `1 ${legal(referee, 1)[0]}`);
    expect(find(referee.view(2))).toEqual({ kind: 'bidAfterPartner', of: { partner: 7 } });
  });

  it('the coach tells whoever opens what the bid lacks and the highest card', () => {
    const position = { hands: ['S5 Z7 P2', 'S6', 'Z2'], bids: ['B3', 'S1', 'Z1'] };
    expect(found({ ...position, tricks: [1, 0, 0] })).toEqual({
      kind: 'openShort',
      of: { short: 2, highest: 7 },
    });
    expect(found({ ...position, tricks: [3, 0, 0] })).toEqual({ kind: 'openExact', of: null });
    expect(found({ ...position, tricks: [4, 0, 0] })).toEqual({ kind: 'past', of: null });
  });
});

describe('what the coach finds in a trick', () => {
  // Seat 0 has opened, seat 1 followed, seat 2 plays last.
  const bids = ['B3', 'S1', 'B4'];
  const tricks = [0, 0, 2];
  const last = (hand: string, more: Partial<Position> = {}) =>
    found({ hands: ['B1', 'B2', hand], bids, tricks, trick: ['S5', 'P7'], ...more });

  it('the coach finds the lowest card that wins for certain', () => {
    expect(last('Z7 Z8 B9')).toEqual({ kind: 'winsLast', of: { short: 2, value: 7 } });
  });

  it('the coach finds that a card would lead for now, while others follow', () => {
    const position = { hands: ['B1', 'Z7 B9', 'Z8'], bids: ['B3', 'S4', 'B4'] };
    expect(found({ ...position, trick: ['S5'] })).toEqual({
      kind: 'takesLead',
      of: { short: 4, value: 9 },
    });
  });

  it('the coach finds that only gold can win, where there is gold that does', () => {
    expect(last('Z3', { stocks: [[], [], [0]] })).toEqual({ kind: 'goldOnly', of: { short: 2 } });
    expect(last('Z6', { stocks: [[], [], []] })).toEqual({ kind: 'cannotWin', of: { short: 2 } });
  });

  it('the coach finds gold for the lowest metal, if the supply has it', () => {
    expect(last('Z4')).toEqual({ kind: 'gain', of: { value: 4 } });
    expect(last('Z4', { stocks: [[4], [], []] })).toEqual({ kind: 'cannotWin', of: { short: 2 } });
  });

  it('the coach advises to stay below once the bid is made exactly, if one can', () => {
    expect(last('Z6 Z8', { tricks: [0, 0, 4] })).toEqual({ kind: 'stayBelow', of: null });
    expect(last('Z8', { tricks: [0, 0, 4] })).toEqual({ kind: 'cannotStayBelow', of: null });
  });

  it('the coach tells what ending the round means for whoever has no metal that fits', () => {
    const end = (taken: number) => last('S9', { tricks: [0, 0, taken], stocks: [[], [], [1]] });
    expect(end(1)).toEqual({ kind: 'endShort', of: { short: 3 } });
    expect(end(4)).toEqual({ kind: 'endExact', of: null });
    expect(end(5)).toEqual({ kind: 'endPast', of: null });
  });

  it('the coach finds that the partner leads, with four players', () => {
    const world = crafted(4, {
      hands: ['B1', 'B2', 'Z9', 'C2'],
      bids: ['B3', 'S1', 'Z4', 'S2'],
      trick: ['S8', 'P7'],
    });
    expect(find(look(world, 2))).toEqual({ kind: 'partnerLeads', of: { short: 4 } });
    world.table.tricks[0] = 4;
    expect(find(look(world, 2))).toEqual({ kind: 'partnerLeadsExact', of: null });
  });
});
