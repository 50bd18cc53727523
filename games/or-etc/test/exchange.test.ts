import { describe, expect, it } from 'vitest';
import { facesOf } from '../dice.ts';
import { Step } from '../world.ts';
import {
  expectRefused,
  fresh,
  handOf,
  idle,
  legal,
  legalOf,
  type OrEtcReferee,
  rolls,
  started,
  tell,
} from './setting.ts';

const diceOf = ({ table }: OrEtcReferee, seat: number): string =>
  facesOf(table.players[seat].dice).join('');
const centreOf = ({ table }: OrEtcReferee): string => facesOf(table.centre).join('');

describe('the exchanges', () => {
  it('[O19] go round in order, one action each, until all have passed', () => {
    const referee = started({ tools: ['pick', 'wagon', 'mug'], first: 1, beers: '1 1' });
    tell(referee, ...rolls('1 22346', '2 22346', '0 22346'));
    tell(referee, '1 offer 0 6 2', '0 refuse', '2 pass', '0 offer 1 6 2', '1 refuse', '1 pass');
    expect(legal(referee, 2)).toEqual([]);
    expectRefused(referee, '2 pass', 'actDue', 'O19');
    tell(referee, '0 pass');
    expect(referee.table.step).toBe(Step.lay);
  });

  it('[O19] whoever has passed still answers offers', () => {
    const referee = started({ tools: ['pick', 'wagon'] });
    tell(referee, ...rolls('0 22346', '1 12346'), '0 pass', '1 offer 0 6 2');
    expect(legal(referee, 0)).toEqual(['agree', 'refuse']);
  });

  it('[O19] five actions are a pass, refused offers among them', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '1' });
    tell(referee, ...rolls('0 22346', '1 12346'), '0 pass');
    for (let time = 0; time < 4; time++) tell(referee, '1 offer 0 6 2', '0 refuse');
    expect(referee.table.step).toBe(Step.act);
    tell(referee, '1 offer 0 6 2', '0 refuse');
    expect(referee.table.step).toBe(Step.lay);
  });

  it('[O19] a player is asked who can only pass', () => {
    const referee = started({ tools: ['helmet', 'wagon'], beers: '1' });
    tell(referee, ...rolls('0 11111', '1 11111'));
    expect(legal(referee, 0)).toEqual(['pass']);
  });
});

describe('the centre', () => {
  const hands = ['XXYYY:3 444--:2 XXX--:1 XX-YY:1'];

  it('[O20] gives a lower die for nothing', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '3', hands });
    tell(referee, ...rolls('0 12466', '1 11111'), '0 centre 6 3');
    expect(diceOf(referee, 0)).toBe('12346');
    expect(centreOf(referee)).toBe('6');
  });

  it('[O20] gives a higher die for a card of exactly the difference, which is discarded', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '5', hands });
    tell(referee, ...rolls('0 12346', '1 55555'));
    expect(legalOf(referee, 0, 'centre')).toEqual([
      'centre 1 5 444--:2',
      'centre 2 5 XXX--:1',
      'centre 3 5 XX-YY:1',
      'centre 6 5',
    ]);
    expectRefused(referee, '0 centre 2 5 444--:2', 'wrongPayment', 'O20');
    expectRefused(referee, '0 centre 2 5', 'wrongPayment', 'O20');
    expectRefused(referee, '0 centre 2 5 111--:2', 'cardNotHeld', 'O20');
    expectRefused(referee, '0 centre 6 5 XX-YY:1', 'cardForNothing', 'O20');
    tell(referee, '0 centre 2 5 XXX--:1');
    expect(handOf(referee, 0)).toEqual(['XXYYY:3', '444--:2', 'XX-YY:1']);
    expect(diceOf(referee, 0)).toBe('13456');
    expect(centreOf(referee)).toBe('2');
  });

  it('[O20] has no use for equal dice, nor dice that are not there', () => {
    const referee = started({ tools: ['mug', 'wagon'], beers: '5', hands });
    tell(referee, ...rolls('0 12356', '1 11111'));
    expectRefused(referee, '0 centre 5 5', 'equalInCentre', 'O20');
    expectRefused(referee, '0 mug 5 5', 'equalInCentre', 'O20');
    expectRefused(referee, '0 centre 4 5', 'dieNotYours', 'O20');
    expectRefused(referee, '0 centre 6 4', 'dieNotInCentre', 'O20');
  });
});

describe('contests', () => {
  /** Seat 0 is about to claim the only 5; the others hold what they are given. */
  function claimed(hands: readonly string[], dice: readonly string[], beers = '5 1'): OrEtcReferee {
    const referee = started({ tools: ['mug', 'shovel', 'helmet'], hands, beers });
    tell(referee, ...rolls(...dice.map((roll, seat) => `${seat} ${roll}`)));
    return referee;
  }

  const POOR = '111--:2 111--:2 111--:2 111--:2 111--:2';

  it('[O21] are for a value that lies in the centre only once', () => {
    const referee = claimed([], ['12346', '12346', '12346'], '5 5');
    tell(referee, '0 centre 6 5');
    expect(referee.table.step).toBe(Step.act);
    expect(diceOf(referee, 0)).toBe('12345');
  });

  it('[O21] are for those who could pay and still hold a stake', () => {
    // Seat 1 would need a card of value 4 for its 1s; seat 2 has a higher die.
    const referee = claimed([POOR, POOR, POOR], ['12346', '11111', '12346']);
    tell(referee, '0 centre 6 5');
    expect(legal(referee, 1)).toEqual([]);
    expect(legal(referee, 2)).toEqual(['contest', 'let']);
    const other = claimed(['', '444--:2', POOR], ['12346', '11111', '11111']);
    tell(other, '0 centre 6 5');
    expect(legal(other, 1)).toEqual(['contest', 'let']);
    expect(legal(other, 2)).toEqual([]);
  });

  it('[O21] are not for those who only have dice of the claimed value', () => {
    const referee = claimed([], ['12346', '55555', '12346']);
    tell(referee, '0 centre 6 5');
    expect(legal(referee, 1)).toEqual([]);
  });

  it('[O21] are not for those who have passed', () => {
    const referee = claimed([], ['12346', '12346', '12346']);
    tell(referee, '0 pass', '1 pass', '2 centre 6 5');
    expect(referee.table.step).toBe(Step.act);
    expect(diceOf(referee, 2)).toBe('12345');
  });

  it('[O21] are answered by all at once; if nobody does, the claim is granted', () => {
    const referee = claimed([], ['12346', '12346', '12346']);
    tell(referee, '0 centre 6 5');
    expectRefused(referee, '1 pass', 'contestDue', 'O21');
    tell(referee, '2 let');
    expect(diceOf(referee, 0)).toBe('12346');
    tell(referee, '1 let');
    expect(diceOf(referee, 0)).toBe('12345');
    expect(referee.table.player).toBe(1);
  });

  it('[O21] the highest stake wins and is discarded, the others are taken back', () => {
    const hands = ['XX-YY:1', 'XXX--:1', ''];
    const referee = claimed(hands, ['12346', '12346', '12346']);
    tell(referee, '0 centre 6 5', '1 contest', '2 contest');
    tell(referee, '0 stake XX-YY:1', '1 stake XXX--:1', '2 stake XX---:1');
    expect(handOf(referee, 0)).toHaveLength(5);
    expect(handOf(referee, 1)).not.toContain('XXX--:1');
    expect(handOf(referee, 2)).toHaveLength(5);
    expect(legal(referee, 1)).toEqual(['settle 4 XX---:1', 'settle 6']);
    expectRefused(referee, '1 settle 5', 'dieNotYours', 'O20');
    expectRefused(referee, '1 settle 6 XX---:1', 'cardForNothing', 'O20');
    tell(referee, '1 settle 4 XX---:1');
    expect(diceOf(referee, 1)).toBe('12356');
    expect(diceOf(referee, 0)).toBe('12346');
    expect(centreOf(referee)).toBe('14');
    expect(handOf(referee, 1)).toHaveLength(3);
  });

  it('[O21] a claimant who wins pays the card named in the claim and the stake', () => {
    const referee = claimed(['XXYYY:3 XX-YY:1', '', ''], ['12346', '12346', '12346']);
    tell(referee, '0 centre 3 5 XX-YY:1', '1 contest', '2 let');
    tell(referee, '0 stake XXYYY:3', '1 stake XX---:1');
    expect(handOf(referee, 0)).toEqual(['XX---:1', 'XX---:1', 'XX---:1']);
    expect(diceOf(referee, 0)).toBe('12456');
    expect(handOf(referee, 1)).toHaveLength(5);
  });

  it('[O21] at a tie the first in order wins', () => {
    const other = started({ tools: ['mug', 'shovel', 'helmet'], beers: '5 1', first: 1 });
    tell(other, ...rolls('1 12346', '2 12346', '0 12346'), '1 offer 2 6 1', '2 refuse');
    tell(other, '2 centre 6 5', '0 contest', '1 contest');
    tell(other, '0 stake XX---:1', '1 stake XX---:1', '2 stake XX---:1');
    expect(other.table).toMatchObject({ step: Step.settle, actor: 1 });
  });

  it('[O21] the claimant’s stake is another card than the payment', () => {
    const hands = ['XX-YY:1 111--:2 111--:2 111--:2 111--:2', '', ''];
    const referee = claimed(hands, ['12346', '12346', '12346']);
    tell(referee, '0 centre 3 5 XX-YY:1', '1 contest', '2 let');
    expect(legal(referee, 0)).toEqual(['stake 111--:2']);
    expectRefused(referee, '0 stake XX-YY:1', 'stakePays', 'O21');
    expectRefused(referee, '0 stake XXYYY:3', 'stakeNotHeld', 'O21');
  });

  it('[O21] a stake leaves its owner able to pay', () => {
    const hands = ['', '444--:2 111--:2 111--:2 111--:2 111--:2', ''];
    const referee = claimed(hands, ['12346', '11111', '12346']);
    tell(referee, '0 centre 6 5', '1 contest', '2 let');
    expect(legal(referee, 1)).toEqual(['stake 111--:2']);
    const two = claimed(['', '444--:2 444--:2', ''], ['12346', '11111', '12346']);
    tell(two, '0 centre 6 5', '1 contest', '2 let');
    expect(legal(two, 1)).toEqual(['stake 444--:2', 'stake XX---:1']);
  });

  it('[O21] a claimant with no card beside the payment loses to a lone contestant', () => {
    const referee = fresh(2, { sheets: 12 });
    // Seat 0 pays 6 for the pick and holds a single card.
    tell(referee, '* first 0', '0 bid 6', '1 fold', '1 choose helmet', '* deal 0 XX---:1');
    for (let card = 0; card < 5; card++) tell(referee, '* deal 1 XX-YY:1');
    tell(referee, '* beer 5', ...rolls('0 12344', '1 12346'), '0 centre 4 5 XX---:1', '1 contest');
    expect(legal(referee, 0)).toEqual([]);
    tell(referee, '1 stake XX-YY:1', '1 settle 6');
    expect(diceOf(referee, 1)).toBe('12345');
    expect(handOf(referee, 1)).toHaveLength(4);
    expect(handOf(referee, 0)).toEqual(['XX---:1']);
  });

  it('[O21] a lost claim is an action, winning a contest is none', () => {
    const referee = claimed([], ['12346', '12346', '12346']);
    tell(referee, '0 centre 6 5', '1 contest', '2 let', '0 stake XX---:1', '1 stake XX---:1');
    expect(referee.table.players[0].actions).toBe(1);
    const lost = claimed(['', 'XX-YY:1', ''], ['12346', '12346', '12346']);
    tell(lost, '0 centre 6 5', '1 contest', '2 let', '0 stake XX---:1', '1 stake XX-YY:1');
    tell(lost, '1 settle 6');
    expect(lost.table.players.map(({ actions }) => actions)).toEqual([1, 0, 0]);
    expect(lost.table.player).toBe(1);
  });

  it('[O21] the mug’s free swap is never contested', () => {
    const referee = claimed([], ['12346', '12346', '12346']);
    tell(referee, '0 mug 1 5');
    expect(diceOf(referee, 0)).toBe('23456');
    expect(referee.table.player).toBe(1);
  });
});

describe('offers', () => {
  it('[O22] a lower die is asked for against a higher one, for nothing', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '1' });
    tell(referee, ...rolls('0 12346', '1 11225'), '0 offer 1 6 5', '1 agree');
    expect(diceOf(referee, 0)).toBe('12345');
    expect(diceOf(referee, 1)).toBe('11226');
    expect(handOf(referee, 1)).toHaveLength(4);
  });

  it('[O22] a higher die costs a card of at least the difference, which the other gets', () => {
    const hands = ['XXYYY:3 XX-YY:1 XX---:1 XX---:1'];
    const referee = started({ tools: ['pick', 'wagon'], beers: '1', hands });
    tell(referee, ...rolls('0 12344', '1 11226'));
    expectRefused(referee, '0 offer 1 4 6 XX---:1', 'tooCheap', 'O22');
    expectRefused(referee, '0 offer 1 4 6', 'tooCheap', 'O22');
    expectRefused(referee, '0 offer 1 4 6 444--:2', 'cardNotOffered', 'O22');
    expectRefused(referee, '0 offer 1 4 2 XX---:1', 'giftForNothing', 'O22');
    tell(referee, '0 offer 1 4 6 XXYYY:3', '1 agree');
    expect(diceOf(referee, 0)).toBe('12346');
    expect(handOf(referee, 0)).toEqual(['XX-YY:1', 'XX---:1', 'XX---:1']);
    // The hand may grow beyond its size.
    expect(handOf(referee, 1)).toHaveLength(5);
    expect(referee.table.players[1]).toMatchObject({ held: 5, limit: 4 });
  });

  it('[O22] refused, nothing changes hands', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '1' });
    tell(referee, ...rolls('0 12344', '1 11225'), '0 offer 1 4 5 XX---:1', '1 refuse');
    expect(diceOf(referee, 0)).toBe('12344');
    expect(handOf(referee, 0)).toHaveLength(4);
    expect(referee.table.players[0].actions).toBe(1);
  });

  it('[O22] goes to another participant, about dice that are there and differ', () => {
    const referee = started({ tools: ['wagon', 'shovel', 'mug'], beers: '1 1' });
    tell(referee, ...rolls('0 12346', '1 12346', '2 12346'));
    expectRefused(referee, '0 offer 0 6 1', 'notAParticipant', 'O22');
    expectRefused(referee, '0 offer 5 6 1', 'notAParticipant', 'O22');
    expectRefused(referee, '0 offer 1 6 5', 'dieNotTheirs', 'O22');
    expectRefused(referee, '0 offer 1 5 6', 'dieNotYours', 'O20');
    expectRefused(referee, '0 offer 1 6 6', 'equalInOffer', 'O22');
    idle(referee);
    tell(referee, '* roll 0 12346');
    // Only the wagon has a second throw.
    expectRefused(referee, '0 offer 1 6 1', 'notAParticipant', 'O22');
    expect(legalOf(referee, 0, 'offer')).toEqual([]);
  });

  it('[O22] waits for the one who was asked', () => {
    const referee = started({ tools: ['pick', 'wagon', 'mug'], beers: '1 1' });
    tell(referee, ...rolls('0 12346', '1 12346', '2 12346'), '0 offer 2 6 1');
    expectRefused(referee, '1 pass', 'answerDue', 'O22');
    expect(legal(referee, 2)).toEqual(['agree', 'refuse']);
  });
});

describe('tools', () => {
  it('[O23] the pick rolls any dice again, once a phase', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '1' });
    tell(referee, ...rolls('0 11346', '1 12346'));
    expect(legalOf(referee, 0, 'reroll')).toHaveLength(23);
    expectRefused(referee, '0 reroll 1 1 1', 'dieNotYours', 'O20');
    tell(referee, '0 reroll 1 1 3 4 6');
    expectRefused(referee, '1 pass', 'rerollDue', 'O23');
    expectRefused(referee, '* reroll 0 1 2', 'otherDice', 'O23');
    expectRefused(referee, '* reroll 1 1 2 3 4 5', 'notTheRoller', 'O10');
    tell(referee, '* reroll 0 2 2 3 3 5', '1 pass');
    expect(diceOf(referee, 0)).toBe('22335');
    expectRefused(referee, '0 reroll 2', 'toolUsed', 'O23');
    expect(legalOf(referee, 0, 'reroll')).toEqual([]);
    idle(referee);
    tell(referee, '* roll 1 12346');
    idle(referee);
    tell(referee, ...rolls('0 11346', '1 12346'));
    expect(legalOf(referee, 0, 'reroll')).toHaveLength(23);
  });

  it('[O23] the shovel does the same once a turn', () => {
    const hands = ['XXYYY:3'];
    const referee = started({ tools: ['shovel', 'wagon'], beers: '1', hands });
    tell(referee, ...rolls('0 11222', '1 12346'), '0 pass', '1 pass', '0 lay XXYYY:3');
    tell(referee, '* roll 1 12346');
    idle(referee);
    tell(referee, '* pick 0 filon', '* draw 0 XX---:1', ...rolls('0 12346', '1 12346'));
    tell(referee, '0 reroll 1', '* reroll 0 5', '1 pass', '0 pass', ...rolls('0 12346', '1 12346'));
    expect(legalOf(referee, 0, 'reroll')).toEqual([]);
    expectRefused(referee, '0 reroll 1', 'toolUsed', 'O23');
    idle(referee);
    tell(referee, '* roll 0 12346');
    idle(referee);
    tell(referee, ...rolls('0 12346', '1 12346'));
    expect(legalOf(referee, 0, 'reroll')).toHaveLength(31);
  });

  it('[O23] the mallet rolls one die again, once a phase', () => {
    const referee = started({ tools: ['mallet', 'wagon'], beers: '1' });
    tell(referee, ...rolls('0 11346', '1 12346'));
    expect(legalOf(referee, 0, 'reroll')).toEqual(['reroll 1', 'reroll 3', 'reroll 4', 'reroll 6']);
    expectRefused(referee, '0 reroll 1 3', 'oneDieOnly', 'O23');
    tell(referee, '0 reroll 6', '* reroll 0 1', '1 pass');
    expect(diceOf(referee, 0)).toBe('11134');
    expectRefused(referee, '0 reroll 1', 'toolUsed', 'O23');
  });

  it('[O23] the mug swaps with the centre for nothing, either way, once a phase', () => {
    const referee = started({ tools: ['mug', 'wagon'], beers: '5' });
    tell(referee, ...rolls('0 12346', '1 55555'));
    expect(legalOf(referee, 0, 'mug')).toEqual([
      'mug 1 5',
      'mug 2 5',
      'mug 3 5',
      'mug 4 5',
      'mug 6 5',
    ]);
    tell(referee, '0 mug 1 5', '1 pass');
    expect(diceOf(referee, 0)).toBe('23456');
    expect(handOf(referee, 0)).toHaveLength(5);
    expectRefused(referee, '0 mug 6 1', 'toolUsed', 'O23');
  });

  it('[O23] wagon and helmet roll nothing again', () => {
    const referee = started({ tools: ['wagon', 'helmet'], beers: '1' });
    tell(referee, ...rolls('0 12346', '1 12346'));
    expectRefused(referee, '0 reroll 1', 'noReroll', 'O23');
    tell(referee, '0 pass');
    expectRefused(referee, '1 reroll 1', 'noReroll', 'O23');
  });

  it('[O23] a roll again is never natural', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '1' });
    tell(referee, ...rolls('0 16666', '1 12346'));
    tell(referee, '0 reroll 1', '* reroll 0 6');
    expect(referee.table.players[0].lucky).toBe(false);
  });
});
