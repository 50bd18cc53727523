import { askedOf, deciding, has } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { describeLesson } from '../../test/describe-lesson.ts';
import { legal, playLines } from '../../test/play-lines.ts';
import { game as orEtc } from '../index.ts';
import { lesson, OPTIONS } from '../lesson.ts';
import type { StepName } from '../lesson.en.ts';
import { CAVE_IN, NO_TOOL, PICK, SHOVEL, WAGON } from '../pieces.ts';
import { endingsIn } from '../pieces/combinations.ts';
import { facesOf } from '../pieces/dice.ts';
import { freeExits } from '../pieces/mine.ts';
import { result } from '../score.ts';
import { Step } from '../world.ts';
import { fresh, handOf, namesOf, type OrEtcReferee } from './setting.ts';

describeLesson(orEtc, lesson);

/** The match as it is when a step is read, before the learner does what it asks for. */
function at(name: StepName): OrEtcReferee {
  const referee = fresh(lesson.seats, OPTIONS);
  for (const step of lesson.steps) {
    playLines(referee, ...(step.before ?? []));
    if (step.name === name) return referee;
    for (const move of askedOf(step).slice(0, 1)) playLines(referee, `${lesson.seat} ${move}`);
  }
  throw new Error(`there is no step ${name}`);
}

/** What the learner is asked for in a step. */
const asked = (name: StepName): readonly string[] =>
  lesson.steps.flatMap((step) => (step.name === name ? askedOf(step) : []));

const tableAt = (name: StepName) => at(name).table;
const playerAt = (name: StepName, seat = 0) => tableAt(name).players[seat];
const diceAt = (name: StepName, seat = 0): string => facesOf(playerAt(name, seat).dice).join('');
const centreAt = (name: StepName): string => facesOf(tableAt(name).centre).join('');
const discardsAt = (name: StepName): readonly string[] => namesOf(tableAt(name).discards);

describe('what the lesson shows', () => {
  it('[O5] the learner bids in the auction, is overbid, and folds', () => {
    expect(asked('bid')).toEqual(['bid 3']);
    expect(tableAt('overbid').auction).toMatchObject({ tool: PICK, bid: 5, bidder: 2 });
    expect(asked('overbid')).toEqual(['fold']);
    // 6 could be bid, and would leave one card, as is said.
    expect(legal(at('overbid'), 0)).toContain('bid 6');
  });

  it('[O6] [O7] the lesson has tools at their value, and hands by the prestige left', () => {
    const { players } = tableAt('hand');
    expect(players.map(({ tool }) => tool)).toEqual([SHOVEL, WAGON, PICK]);
    expect(players.map(({ prestige }) => prestige)).toEqual([6, 4, 2]);
    expect(players.map(({ limit }) => limit)).toEqual([5, 4, 2]);
  });

  it('[O9] the lesson shows the exits of a card as the throws of the next turn', () => {
    expect(handOf(at('hand'), 0)).toContain('444--:2');
    expect(playerAt('exits')).toMatchObject({ throws: 1, depth: 0 });
    expect(playerAt('discard')).toMatchObject({ points: 4, depth: 1 });
    expect(playerAt('throws').throws).toBe(2);
    expect(tableAt('throws')).toMatchObject({ turn: 2, step: Step.roll });
  });

  it('[O10] [O17] the lesson has natural rolls, and five 6s that let any card be laid', () => {
    expect([0, 1, 2].map((seat) => diceAt('natural', seat))).toEqual(['13346', '12356', '24556']);
    expect(playerAt('sixes', 1)).toMatchObject({ lucky: true, points: 0 });
    expect(diceAt('sixes', 1)).toBe('66666');
    expect(playerAt('discard', 1).points).toBe(5);
  });

  it('[O22] the learner makes an offer that is agreed to, and helps both', () => {
    expect(asked('offer')).toEqual(['offer 2 6 4']);
    expect([diceAt('offer'), diceAt('agreed')]).toEqual(['13346', '13344']);
    expect(diceAt('agreed', 2)).toBe('25566');
    expect(handOf(at('agreed'), 0)).toHaveLength(5);
    // The 6 was what this card lacked.
    expect(legal(at('lay'), 2)).toContain('lay XX-66:2');
  });

  it('[O20] the learner pays the centre with a card of exactly the difference', () => {
    expect(asked('centre')).toEqual(['centre 3 4 XX---:1']);
    expect([centreAt('centre'), centreAt('pass')]).toEqual(['24', '23']);
    expect([diceAt('centre'), diceAt('pass')]).toEqual(['13344', '13444']);
    expect(discardsAt('pass')).toEqual(['XX---:1']);
  });

  it('[O21] the learner wins a contest for a free die by the higher stake', () => {
    expect(asked('claim')).toEqual(['centre 3 2']);
    expect(tableAt('contest').step).toBe(Step.stake);
    expect([0, 1, 2].filter((seat) => has(deciding(at('contest').turn), seat))).toEqual([0, 1]);
    expect(tableAt('won').contest).toMatchObject({ winner: 0, die: 2 });
    expect([diceAt('claim'), diceAt('won')]).toEqual(['22355', '22255']);
    expect(discardsAt('won')).toContain('1111-:3');
    expect(handOf(at('won'), 1)).toContain('XXXX-:2');
  });

  it('[O25] the learner lays a row of two cards, and sees its free exits', () => {
    expect([asked('fullHouse'), asked('beside')]).toEqual([['lay XXYYY:3'], ['lay XX-22:2']]);
    const { depth, active, points } = playerAt('row');
    expect({ depth, cards: active.cards, points }).toEqual({ depth: 2, cards: 2, points: 11 });
    expect(freeExits(active)).toBe(4);
  });

  it('[O14] [O16] [O27] an accident is drawn, strikes the learner and closes an exit', () => {
    expect(has(tableAt('accident').open, CAVE_IN)).toBe(true);
    expect(diceAt('caveIn')).toBe('12345');
    expect(playerAt('caveIn')).toMatchObject({
      struck: CAVE_IN + 1,
      next: { exits: 3, closed: 1 },
    });
    expect(has(tableAt('caveIn').open, CAVE_IN)).toBe(false);
  });

  it('[O23] the lesson has tools that roll dice again', () => {
    expect(asked('shovel')).toEqual(['reroll 1 3 4 5']);
    expect([diceAt('shovel'), diceAt('pick')]).toEqual(['12345', '22466']);
    expect([diceAt('shovel', 2), diceAt('pick', 2)]).toEqual(['11246', '11135']);
    expect(playerAt('pick')).toMatchObject({ used: true, lost: NO_TOOL });
    // All three cards fit, as is said.
    expect(legal(at('beside'), 0)).toEqual(['lay 22---:2', 'lay XX-22:2', 'lay XX-YY:1', 'skip']);
  });

  it('[O26] the learner discards a card, and the hand is filled up', () => {
    expect(asked('discard')).toEqual(['drop 66-55:3']);
    expect(handOf(at('discard'), 0)).toHaveLength(3);
    expect(handOf(at('throws'), 0)).toHaveLength(5);
    expect(discardsAt('throws')).toContain('66-55:3');
  });

  it('[O12] the lesson says how a natural roll can end a match, and from which turn on', () => {
    expect([3, 4, 5, 6].map((turn) => endingsIn(turn).length)).toEqual([0, 1, 2, 3]);
    for (const { steps } of Object.values(lesson.words)) {
      expect(steps.ends.text.match(/(?:turn|tour) \d/g)).toHaveLength(3);
    }
    expect(tableAt('ends')).toMatchObject({ turn: 2, step: Step.drop });
  });

  it('[O28] [O29] the lesson ends with the last card of the pile, and the learner wins', () => {
    const { filons, hazards } = tableAt('pile');
    expect(filons + hazards.reduce((sum, left) => sum + left, 0)).toBe(2);
    const referee = at('over');
    expect(referee.isOver).toBe(true);
    expect(referee.table.ending).toBe('pile');
    expect(result(referee.table)).toEqual({ scores: [11, 8, 7], winners: [0] });
  });
});
