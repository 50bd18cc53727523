import { describe, expect, it } from 'vitest';
import { facesOf } from '../pieces/dice.ts';
import { Step } from '../world.ts';
import { expectRefused, legal } from '../../test/play-lines.ts';
import { fresh, handOf, type OrEtcReferee, play, rolls, started } from './setting.ts';

const diceOf = ({ table }: OrEtcReferee, seat: number): string =>
  facesOf(table.players[seat].dice).join('');
const centreOf = ({ table }: OrEtcReferee): string => facesOf(table.centre).join('');

describe('contests', () => {
  /** Seat 0 is about to claim the only 5; the others hold what they are given. */
  function claimed(hands: readonly string[], dice: readonly string[], beers = '5 1'): OrEtcReferee {
    const referee = started({ tools: ['mug', 'shovel', 'helmet'], hands, beers });
    play(referee, ...rolls(...dice.map((roll, seat) => `${seat} ${roll}`)));
    return referee;
  }

  const POOR = '111--:2 111--:2 111--:2 111--:2 111--:2';

  it('[O21] only a value that lies in the centre once can be contested', () => {
    const referee = claimed([], ['12346', '12346', '12346'], '5 5');
    play(referee, '0 centre 6 5');
    expect(referee.table.step).toBe(Step.act);
    expect(diceOf(referee, 0)).toBe('12345');
  });

  it('[O21] only players who could pay and still hold a stake may contest', () => {
    // Seat 1 would need a card of value 4 for its 1s; seat 2 has a higher die.
    const referee = claimed([POOR, POOR, POOR], ['12346', '11111', '12346']);
    play(referee, '0 centre 6 5');
    expect(legal(referee, 1)).toEqual([]);
    expect(legal(referee, 2)).toEqual(['contest', 'let']);
    const other = claimed(['', '444--:2', POOR], ['12346', '11111', '11111']);
    play(other, '0 centre 6 5');
    expect(legal(other, 1)).toEqual(['contest', 'let']);
    expect(legal(other, 2)).toEqual([]);
  });

  it('[O21] players who only have dice of the claimed value may not contest', () => {
    const referee = claimed([], ['12346', '55555', '12346']);
    play(referee, '0 centre 6 5');
    expect(legal(referee, 1)).toEqual([]);
  });

  it('[O21] players who have passed may not contest', () => {
    const referee = claimed([], ['12346', '12346', '12346']);
    play(referee, '0 pass', '1 pass', '2 centre 6 5');
    expect(referee.table.step).toBe(Step.act);
    expect(diceOf(referee, 2)).toBe('12345');
  });

  it('[O21] all answer a claim at once, and it is granted if nobody contests', () => {
    const referee = claimed([], ['12346', '12346', '12346']);
    play(referee, '0 centre 6 5');
    expectRefused(referee, '1 pass', 'contestDue', 'O21');
    play(referee, '2 let');
    expect(diceOf(referee, 0)).toBe('12346');
    play(referee, '1 let');
    expect(diceOf(referee, 0)).toBe('12345');
    expect(referee.table.player).toBe(1);
  });

  it('[O21] the highest stake wins and is discarded, and the others are taken back', () => {
    const hands = ['XX-YY:1', 'XXX--:1', ''];
    const referee = claimed(hands, ['12346', '12346', '12346']);
    play(referee, '0 centre 6 5', '1 contest', '2 contest');
    play(referee, '0 stake XX-YY:1', '1 stake XXX--:1', '2 stake XX---:1');
    expect(handOf(referee, 0)).toHaveLength(5);
    expect(handOf(referee, 1)).not.toContain('XXX--:1');
    expect(handOf(referee, 2)).toHaveLength(5);
    expect(legal(referee, 1)).toEqual(['settle 4 XX---:1', 'settle 6']);
    expectRefused(referee, '1 settle 5', 'dieNotYours', 'O20');
    expectRefused(referee, '1 settle 6 XX---:1', 'cardForNothing', 'O20');
    play(referee, '1 settle 4 XX---:1');
    expect(diceOf(referee, 1)).toBe('12356');
    expect(diceOf(referee, 0)).toBe('12346');
    expect(centreOf(referee)).toBe('14');
    expect(handOf(referee, 1)).toHaveLength(3);
  });

  it('[O21] a claimant who wins pays the card named in the claim and the stake', () => {
    const referee = claimed(['XXYYY:3 XX-YY:1', '', ''], ['12346', '12346', '12346']);
    play(referee, '0 centre 3 5 XX-YY:1', '1 contest', '2 let');
    play(referee, '0 stake XXYYY:3', '1 stake XX---:1');
    expect(handOf(referee, 0)).toEqual(['XX---:1', 'XX---:1', 'XX---:1']);
    expect(diceOf(referee, 0)).toBe('12456');
    expect(handOf(referee, 1)).toHaveLength(5);
  });

  it('[O21] the first in order wins at a tie', () => {
    const other = started({ tools: ['mug', 'shovel', 'helmet'], beers: '5 1', first: 1 });
    play(other, ...rolls('1 12346', '2 12346', '0 12346'), '1 offer 2 6 1', '2 refuse');
    play(other, '2 centre 6 5', '0 contest', '1 contest');
    play(other, '0 stake XX---:1', '1 stake XX---:1', '2 stake XX---:1');
    expect(other.table).toMatchObject({ step: Step.settle, actor: 1 });
  });

  it('[O21] the claimant’s stake is another card than the payment', () => {
    const hands = ['XX-YY:1 111--:2 111--:2 111--:2 111--:2', '', ''];
    const referee = claimed(hands, ['12346', '12346', '12346']);
    play(referee, '0 centre 3 5 XX-YY:1', '1 contest', '2 let');
    expect(legal(referee, 0)).toEqual(['stake 111--:2']);
    expectRefused(referee, '0 stake XX-YY:1', 'stakePays', 'O21');
    expectRefused(referee, '0 stake XXYYY:3', 'stakeNotHeld', 'O21');
  });

  it('[O21] a stake leaves its owner able to pay', () => {
    const hands = ['', '444--:2 111--:2 111--:2 111--:2 111--:2', ''];
    const referee = claimed(hands, ['12346', '11111', '12346']);
    play(referee, '0 centre 6 5', '1 contest', '2 let');
    expect(legal(referee, 1)).toEqual(['stake 111--:2']);
    const two = claimed(['', '444--:2 444--:2', ''], ['12346', '11111', '12346']);
    play(two, '0 centre 6 5', '1 contest', '2 let');
    expect(legal(two, 1)).toEqual(['stake 444--:2', 'stake XX---:1']);
  });

  it('[O21] a claimant with no card beside the payment loses to a lone contestant', () => {
    const referee = fresh(2, { sheets: 12 });
    // Seat 0 pays 6 for the pick and holds a single card.
    play(referee, '* first 0', '0 bid 6', '1 fold', '1 choose helmet', '* deal 0 XX---:1');
    for (let card = 0; card < 5; card++) play(referee, '* deal 1 XX-YY:1');
    play(referee, '* beer 5', ...rolls('0 12344', '1 12346'), '0 centre 4 5 XX---:1', '1 contest');
    expect(legal(referee, 0)).toEqual([]);
    play(referee, '1 stake XX-YY:1', '1 settle 6');
    expect(diceOf(referee, 1)).toBe('12345');
    expect(handOf(referee, 1)).toHaveLength(4);
    expect(handOf(referee, 0)).toEqual(['XX---:1']);
  });

  it('[O21] a lost claim is an action, and winning a contest is none', () => {
    const referee = claimed([], ['12346', '12346', '12346']);
    play(referee, '0 centre 6 5', '1 contest', '2 let', '0 stake XX---:1', '1 stake XX---:1');
    expect(referee.table.players[0].actions).toBe(1);
    const lost = claimed(['', 'XX-YY:1', ''], ['12346', '12346', '12346']);
    play(lost, '0 centre 6 5', '1 contest', '2 let', '0 stake XX---:1', '1 stake XX-YY:1');
    play(lost, '1 settle 6');
    expect(lost.table.players.map(({ actions }) => actions)).toEqual([1, 0, 0]);
    expect(lost.table.player).toBe(1);
  });

  it('[O21] the mug’s free swap is never contested', () => {
    const referee = claimed([], ['12346', '12346', '12346']);
    play(referee, '0 mug 1 5');
    expect(diceOf(referee, 0)).toBe('23456');
    expect(referee.table.player).toBe(1);
  });
});
