import { begin, look, Moves } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as orEtc } from '../index.ts';
import { diceOf as dice, facesOf } from '../pieces/dice.ts';
import { Step } from '../world.ts';
import { expectRefused, legal } from '../../test/play-lines.ts';
import { handOf, idle, legalOf, type OrEtcReferee, play, rolls, started } from './setting.ts';

const diceOf = ({ table }: OrEtcReferee, seat: number): string =>
  facesOf(table.players[seat].dice).join('');
const centreOf = ({ table }: OrEtcReferee): string => facesOf(table.centre).join('');

describe('the exchanges', () => {
  it('[O19] exchanges go round in order, one action each, until all have passed', () => {
    const referee = started({ tools: ['pick', 'wagon', 'mug'], first: 1, beers: '1 1' });
    play(referee, ...rolls('1 22346', '2 22346', '0 22346'));
    play(referee, '1 offer 0 6 2', '0 refuse', '2 pass', '0 offer 1 6 2', '1 refuse', '1 pass');
    expect(legal(referee, 2)).toEqual([]);
    expectRefused(referee, '2 pass', 'actDue', 'O19');
    play(referee, '0 pass');
    expect(referee.table.step).toBe(Step.lay);
  });

  it('[O19] whoever has passed still answers offers', () => {
    const referee = started({ tools: ['pick', 'wagon'] });
    play(referee, ...rolls('0 22346', '1 12346'), '0 pass', '1 offer 0 6 2');
    expect(legal(referee, 0)).toEqual(['agree', 'refuse']);
  });

  it('[O19] five actions are a pass, refused offers among them', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '1' });
    play(referee, ...rolls('0 22346', '1 12346'), '0 pass');
    for (let time = 0; time < 4; time++) play(referee, '1 offer 0 6 2', '0 refuse');
    expect(referee.table.step).toBe(Step.act);
    play(referee, '1 offer 0 6 2', '0 refuse');
    expect(referee.table.step).toBe(Step.lay);
  });

  it('[O19] a player who can only pass is asked', () => {
    const referee = started({ tools: ['helmet', 'wagon'], beers: '1' });
    play(referee, ...rolls('0 11111', '1 11111'));
    expect(legal(referee, 0)).toEqual(['pass']);
  });
});

describe('the centre', () => {
  const hands = ['XXYYY:3 444--:2 XXX--:1 XX-YY:1'];

  it('[O20] the centre gives a lower die for nothing', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '3', hands });
    play(referee, ...rolls('0 12466', '1 11111'), '0 centre 6 3');
    expect(diceOf(referee, 0)).toBe('12346');
    expect(centreOf(referee)).toBe('6');
  });

  it('[O20] the centre gives a higher die for a card of exactly the difference', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '5', hands });
    play(referee, ...rolls('0 12346', '1 55555'));
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
    play(referee, '0 centre 2 5 XXX--:1');
    expect(handOf(referee, 0)).toEqual(['XXYYY:3', '444--:2', 'XX-YY:1']);
    expect(diceOf(referee, 0)).toBe('13456');
    expect(centreOf(referee)).toBe('2');
  });

  it('[O20] the centre takes neither equal dice nor dice that are not there', () => {
    const referee = started({ tools: ['mug', 'wagon'], beers: '5', hands });
    play(referee, ...rolls('0 12356', '1 11111'));
    expectRefused(referee, '0 centre 5 5', 'equalInCentre', 'O20');
    expectRefused(referee, '0 mug 5 5', 'equalInCentre', 'O20');
    expectRefused(referee, '0 centre 4 5', 'dieNotYours', 'O20');
    expectRefused(referee, '0 centre 6 4', 'dieNotInCentre', 'O20');
  });
});

describe('offers', () => {
  it('[O22] a lower die is asked for against a higher one, for nothing', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '1' });
    play(referee, ...rolls('0 12346', '1 11225'), '0 offer 1 6 5', '1 agree');
    expect(diceOf(referee, 0)).toBe('12345');
    expect(diceOf(referee, 1)).toBe('11226');
    expect(handOf(referee, 1)).toHaveLength(4);
  });

  it('[O22] a higher die costs a card of at least the difference, which the other gets', () => {
    const hands = ['XXYYY:3 XX-YY:1 XX---:1 XX---:1'];
    const referee = started({ tools: ['pick', 'wagon'], beers: '1', hands });
    play(referee, ...rolls('0 12344', '1 11226'));
    expectRefused(referee, '0 offer 1 4 6 XX---:1', 'tooCheap', 'O22');
    expectRefused(referee, '0 offer 1 4 6', 'tooCheap', 'O22');
    expectRefused(referee, '0 offer 1 4 6 444--:2', 'cardNotOffered', 'O22');
    expectRefused(referee, '0 offer 1 4 2 XX---:1', 'giftForNothing', 'O22');
    play(referee, '0 offer 1 4 6 XXYYY:3', '1 agree');
    expect(diceOf(referee, 0)).toBe('12346');
    expect(handOf(referee, 0)).toEqual(['XX-YY:1', 'XX---:1', 'XX---:1']);
    // The hand may grow beyond its size.
    expect(handOf(referee, 1)).toHaveLength(5);
    expect(referee.table.players[1]).toMatchObject({ held: 5, limit: 4 });
  });

  it('[O22] nothing changes hands when an offer is refused', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '1' });
    play(referee, ...rolls('0 12344', '1 11225'), '0 offer 1 4 5 XX---:1', '1 refuse');
    expect(diceOf(referee, 0)).toBe('12344');
    expect(handOf(referee, 0)).toHaveLength(4);
    expect(referee.table.players[0].actions).toBe(1);
  });

  it('[O22] an offer goes to another participant, about dice that are there and differ', () => {
    const referee = started({ tools: ['wagon', 'shovel', 'mug'], beers: '1 1' });
    play(referee, ...rolls('0 12346', '1 12346', '2 12346'));
    expectRefused(referee, '0 offer 0 6 1', 'notAParticipant', 'O22');
    expectRefused(referee, '0 offer 5 6 1', 'notAParticipant', 'O22');
    expectRefused(referee, '0 offer 1 6 5', 'dieNotTheirs', 'O22');
    expectRefused(referee, '0 offer 1 5 6', 'dieNotYours', 'O20');
    expectRefused(referee, '0 offer 1 6 6', 'equalInOffer', 'O22');
    idle(referee);
    play(referee, '* roll 0 12346');
    // Only the wagon has a second throw.
    expectRefused(referee, '0 offer 1 6 1', 'notAParticipant', 'O22');
    expect(legalOf(referee, 0, 'offer')).toEqual([]);
  });

  it.each([
    [19, undefined],
    [20, 'handOverfull'],
  ])('[O22] an offer of a card to a hand of %i cards has the fault %s', (held, fault) => {
    const world = begin(orEtc, 2, { sheets: 2, accidents: 3 });
    const { table, hands } = world;
    Object.assign(table, { step: Step.act, actor: 0, player: 0, participants: 0b11 });
    table.players[0].dice = dice([1, 1, 1, 1, 1]);
    Object.assign(table.players[1], { dice: dice([6, 6, 6, 6, 6]), held });
    // XXYYY:3, worth 5.
    hands[0].cards[1] = 1;
    hands[0].kinds = 0b10;
    const text = 'offer 1 1 6 XXYYY:3';
    expect(orEtc.judge(look(world, 0), orEtc.parse(text) ?? -1)).toBe(fault);
    const moves = new Moves();
    orEtc.moves(look(world, 0), moves);
    expect([...moves].map((move) => orEtc.print(move)).includes(text)).toBe(fault === undefined);
  });

  it('[O22] an offer waits for the one who was asked', () => {
    const referee = started({ tools: ['pick', 'wagon', 'mug'], beers: '1 1' });
    play(referee, ...rolls('0 12346', '1 12346', '2 12346'), '0 offer 2 6 1');
    expectRefused(referee, '1 pass', 'answerDue', 'O22');
    expect(legal(referee, 2)).toEqual(['agree', 'refuse']);
  });
});

describe('tools', () => {
  it('[O23] the pick rolls any dice again, once a phase', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '1' });
    play(referee, ...rolls('0 11346', '1 12346'));
    expect(legalOf(referee, 0, 'reroll')).toHaveLength(23);
    expectRefused(referee, '0 reroll 1 1 1', 'dieNotYours', 'O20');
    play(referee, '0 reroll 1 1 3 4 6');
    expectRefused(referee, '1 pass', 'rerollDue', 'O23');
    expectRefused(referee, '* reroll 0 1 2', 'otherDice', 'O23');
    expectRefused(referee, '* reroll 1 1 2 3 4 5', 'notTheRoller', 'O10');
    play(referee, '* reroll 0 2 2 3 3 5', '1 pass');
    expect(diceOf(referee, 0)).toBe('22335');
    expectRefused(referee, '0 reroll 2', 'toolUsed', 'O23');
    expect(legalOf(referee, 0, 'reroll')).toEqual([]);
    idle(referee);
    play(referee, '* roll 1 12346');
    idle(referee);
    play(referee, ...rolls('0 11346', '1 12346'));
    expect(legalOf(referee, 0, 'reroll')).toHaveLength(23);
  });

  it('[O23] the shovel rolls any dice again, once a turn', () => {
    const hands = ['XXYYY:3'];
    const referee = started({ tools: ['shovel', 'wagon'], beers: '1', hands });
    play(referee, ...rolls('0 11222', '1 12346'), '0 pass', '1 pass', '0 lay XXYYY:3');
    play(referee, '* roll 1 12346');
    idle(referee);
    play(referee, '* pick 0 filon', '* draw 0 XX---:1', ...rolls('0 12346', '1 12346'));
    play(referee, '0 reroll 1', '* reroll 0 5', '1 pass', '0 pass', ...rolls('0 12346', '1 12346'));
    expect(legalOf(referee, 0, 'reroll')).toEqual([]);
    expectRefused(referee, '0 reroll 1', 'toolUsed', 'O23');
    idle(referee);
    play(referee, '* roll 0 12346');
    idle(referee);
    play(referee, ...rolls('0 12346', '1 12346'));
    expect(legalOf(referee, 0, 'reroll')).toHaveLength(31);
  });

  it('[O23] the mallet rolls one die again, once a phase', () => {
    const referee = started({ tools: ['mallet', 'wagon'], beers: '1' });
    play(referee, ...rolls('0 11346', '1 12346'));
    expect(legalOf(referee, 0, 'reroll')).toEqual(['reroll 1', 'reroll 3', 'reroll 4', 'reroll 6']);
    expectRefused(referee, '0 reroll 1 3', 'oneDieOnly', 'O23');
    play(referee, '0 reroll 6', '* reroll 0 1', '1 pass');
    expect(diceOf(referee, 0)).toBe('11134');
    expectRefused(referee, '0 reroll 1', 'toolUsed', 'O23');
  });

  it('[O23] the mug swaps with the centre for nothing, either way, once a phase', () => {
    const referee = started({ tools: ['mug', 'wagon'], beers: '5' });
    play(referee, ...rolls('0 12346', '1 55555'));
    expect(legalOf(referee, 0, 'mug')).toEqual([
      'mug 1 5',
      'mug 2 5',
      'mug 3 5',
      'mug 4 5',
      'mug 6 5',
    ]);
    play(referee, '0 mug 1 5', '1 pass');
    expect(diceOf(referee, 0)).toBe('23456');
    expect(handOf(referee, 0)).toHaveLength(5);
    expectRefused(referee, '0 mug 6 1', 'toolUsed', 'O23');
  });

  it('[O23] wagon and helmet roll nothing again', () => {
    const referee = started({ tools: ['wagon', 'helmet'], beers: '1' });
    play(referee, ...rolls('0 12346', '1 12346'));
    expectRefused(referee, '0 reroll 1', 'noReroll', 'O23');
    play(referee, '0 pass');
    expectRefused(referee, '1 reroll 1', 'noReroll', 'O23');
  });

  it('[O23] a roll again is never natural', () => {
    const referee = started({ tools: ['pick', 'wagon'], beers: '1' });
    play(referee, ...rolls('0 16666', '1 12346'));
    play(referee, '0 reroll 1', '* reroll 0 6');
    expect(referee.table.players[0].lucky).toBe(false);
  });
});
