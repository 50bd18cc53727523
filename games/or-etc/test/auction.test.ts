import { describe, expect, it } from 'vitest';
import { TOOLS } from '../pieces.ts';
import { Step } from '../world.ts';
import { expectRefused, legal, playLines } from '../../test/play-lines.ts';
import { fresh, type OrEtcReferee } from './setting.ts';

const toolOf = ({ table }: OrEtcReferee, seat: number): string | undefined =>
  TOOLS[table.players[seat].tool - 1];
const upFor = ({ table }: OrEtcReferee): string | undefined => TOOLS[table.auction.tool - 1];

function begun(seats: number, first = 0): OrEtcReferee {
  const referee = fresh(seats);
  playLines(referee, `* first ${first}`);
  return referee;
}

describe('the auction', () => {
  it('[O5] the auction puts the tools up in order, and the first player speaks first', () => {
    const referee = begun(3, 1);
    expect(upFor(referee)).toBe('pick');
    expect(legal(referee, 1)).toEqual(['bid 3', 'bid 4', 'bid 5', 'bid 6', 'bid 7', 'fold']);
    expect(legal(referee, 0)).toEqual([]);
    playLines(referee, '1 bid 3', '2 fold', '0 fold');
    expect(upFor(referee)).toBe('wagon');
  });

  it('[O5] a bid is the value, then one more at least, and at most one’s prestige', () => {
    const referee = begun(3);
    expectRefused(referee, '0 bid 2', 'bidTooLow', 'O5');
    expectRefused(referee, '0 bid 8', 'bidTooHigh', 'O5');
    playLines(referee, '0 bid 4');
    expectRefused(referee, '1 bid 4', 'bidTooLow', 'O5');
    expect(legal(referee, 1)).toEqual(['bid 5', 'bid 6', 'bid 7', 'fold']);
    playLines(referee, '1 bid 7');
    expect(legal(referee, 2)).toEqual(['fold']);
  });

  it('[O5] a player who has folded does not come back in', () => {
    const referee = begun(3);
    playLines(referee, '0 fold', '1 bid 3', '2 bid 4');
    expect(legal(referee, 0)).toEqual([]);
    playLines(referee, '1 bid 5', '2 fold');
    expect(toolOf(referee, 1)).toBe('pick');
    expect(referee.table.players[1].prestige).toBe(2);
  });

  it('[O5] the highest bidder is not asked again unless overbid', () => {
    const referee = begun(3);
    playLines(referee, '0 bid 3', '1 fold');
    expect(legal(referee, 0)).toEqual([]);
    playLines(referee, '2 bid 4');
    expect(legal(referee, 0)).toEqual(['bid 5', 'bid 6', 'bid 7', 'fold']);
  });

  it('[O5] the last player left without a bid is asked, and may fold, too', () => {
    const referee = begun(3);
    playLines(referee, '0 fold', '1 fold');
    expect(legal(referee, 2)).toContain('fold');
    playLines(referee, '2 bid 3');
    expect(toolOf(referee, 2)).toBe('pick');
  });

  it('[O5] a player who has a tool is left out', () => {
    const referee = begun(3);
    playLines(referee, '0 bid 3', '1 fold', '2 fold');
    expectRefused(referee, '0 bid 5', 'bidDue', 'O5');
    expect(legal(referee, 1)).toContain('bid 3');
    playLines(referee, '1 fold');
    expect(legal(referee, 2)).toContain('bid 3');
  });

  it('[O5] an auction begins with the first player in order without a tool', () => {
    const referee = begun(4, 2);
    playLines(referee, '2 bid 3', '3 fold', '0 fold', '1 fold');
    expect(legal(referee, 3)).toContain('fold');
  });

  it('[O5] a tool of value 0 is sold for 0', () => {
    const referee = begun(2);
    for (let tool = 0; tool < 4; tool++) playLines(referee, '0 fold', '1 fold');
    expect(upFor(referee)).toBe('helmet');
    playLines(referee, '0 bid 0');
    expect(legal(referee, 1)).toContain('bid 1');
    playLines(referee, '1 fold');
    expect(toolOf(referee, 0)).toBe('helmet');
    expect(referee.table.players[0].prestige).toBe(7);
  });

  it('[O6] a refused tool goes under the pile', () => {
    const referee = begun(3);
    playLines(referee, '0 fold', '1 fold', '2 fold');
    const { pile, left } = referee.table.auction;
    expect(pile.slice(0, left).map((tool) => TOOLS[tool - 1])).toEqual([
      'wagon',
      'mug',
      'shovel',
      'helmet',
      'mallet',
      'pick',
    ]);
  });

  it('[O6] the rest are chosen when all have been refused in a row', () => {
    const referee = begun(3, 1);
    for (let tool = 0; tool < 6; tool++) playLines(referee, '1 fold', '2 fold', '0 fold');
    expect(referee.table.step).toBe(Step.choose);
    expect(legal(referee, 1)).toHaveLength(6);
    playLines(referee, '1 choose wagon');
    expectRefused(referee, '2 choose wagon', 'toolGone', 'O6');
    expectRefused(referee, '0 choose mug', 'chooseDue', 'O6');
    playLines(referee, '2 choose mallet', '0 choose mug');
    expect(referee.table.players.map(({ prestige }) => prestige)).toEqual([5, 4, 7]);
    expect(referee.table.step).toBe(Step.deal);
  });

  it('[O6] refusals are counted anew after a sale', () => {
    const referee = begun(3);
    const all = ['0 fold', '1 fold', '2 fold'];
    for (let tool = 0; tool < 5; tool++) playLines(referee, ...all);
    expect(upFor(referee)).toBe('mallet');
    playLines(referee, '0 bid 0', '1 fold', '2 fold');
    // Five are left, and each of them may be refused once more.
    for (let tool = 0; tool < 5; tool++) {
      expect(referee.table.step).toBe(Step.bid);
      playLines(referee, '1 fold', '2 fold');
    }
    expect(referee.table.step).toBe(Step.choose);
  });

  it('[O6] the last player without a tool chooses', () => {
    const referee = begun(2);
    playLines(referee, '0 bid 3', '1 fold');
    expect(legal(referee, 1)).toEqual([
      'choose helmet',
      'choose mallet',
      'choose mug',
      'choose shovel',
      'choose wagon',
    ]);
    playLines(referee, '1 choose mug');
    expect(referee.table.players[1].prestige).toBe(5);
  });

  it('[O6] the last of six players has one tool to choose, and is asked', () => {
    const referee = begun(6);
    for (let seat = 0; seat < 5; seat++) {
      playLines(referee, `${seat} bid 3`);
      for (let other = seat + 1; other < 6; other++) playLines(referee, `${other} fold`);
    }
    expect(legal(referee, 5)).toEqual(['choose mallet']);
  });

  it('[O6] leftover tools leave the game', () => {
    const referee = begun(2);
    playLines(referee, '0 bid 3', '1 fold', '1 choose mug');
    expect(referee.table.auction.left).toBe(0);
    expect(referee.table.auction.pile).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it.each([
    [7, 0],
    [6, 1],
    [4, 3],
    [3, 4],
  ])('[O7] a bid of %i leaves a hand of %i', (bid, limit) => {
    const referee = begun(2);
    playLines(referee, `0 bid ${bid}`, '1 fold', '1 choose helmet');
    expect(referee.table.players[0].limit).toBe(limit);
  });

  it('[O7] a hand has five cards at most', () => {
    const referee = begun(2);
    playLines(referee, '0 bid 3', '1 fold', '1 choose helmet');
    expect(referee.table.players[1]).toMatchObject({ prestige: 7, limit: 5 });
  });
});
