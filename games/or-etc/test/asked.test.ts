import { begin, below, only } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { expectRefused, legal, playLines } from '../../test/play-lines.ts';
import { game as orEtc } from '../index.ts';
import { STANDARD_DECK } from '../pieces/deck.ts';
import { diceOf } from '../pieces/dice.ts';
import { contestants, isContestable, layers } from '../steps/asking.ts';
import { Step } from '../world.ts';
import { type OrEtcReferee, rolls, started } from './setting.ts';

const POOR = '111--:2 111--:2 111--:2 111--:2 111--:2';
const UNFIT = 'XXYYY:3 XXYYY:3 XXYYY:3 XXYYY:3 XXYYY:3';
const RULES = { deck: STANDARD_DECK, version: 2 } as const;

interface Case {
  readonly hands: readonly string[];
  readonly dice: readonly string[];
  readonly rules?: 1;
}

function rolled({ dice, ...start }: Case): OrEtcReferee {
  const referee = started({ tools: ['mug', 'shovel', 'helmet'], beers: '5 1', ...start });
  playLines(referee, ...rolls(...dice.map((roll, seat) => `${seat} ${roll}`)));
  return referee;
}

/** Seat 0 claims the only 5 of the centre, and gives a 6 for it. */
function claimed(start: Case): OrEtcReferee {
  const referee = rolled(start);
  playLines(referee, '0 centre 6 5');
  return referee;
}

/** Nobody exchanges anything: cards may be laid. */
function passed(start: Case): OrEtcReferee {
  const referee = rolled(start);
  playLines(referee, '0 pass', '1 pass', '2 pass');
  return referee;
}

/** A phase of three in which seat 1 holds so many cards; what they are must not matter. */
function held(cards: number, dice: string) {
  const world = begin(orEtc, 3, { sheets: 3, accidents: 3 });
  const { table } = world;
  table.participants = below(3);
  table.deal.take = 5;
  for (const player of table.players) player.dice = diceOf(dice.split('').map(Number));
  table.players[1].held = cards;
  return world;
}

describe('whether to contest', () => {
  /** Seat 1 has only 1s and no card of value 4, seat 2 has a higher die. */
  const unable = { hands: ['', POOR, POOR], dice: ['12346', '11111', '12346'] };

  it.each([
    ['a higher die and no card', '11116', 0, false],
    ['a higher die and one card', '11116', 1, true],
    ['a lower die and one card', '11111', 1, false],
    ['a lower die and two cards', '11111', 2, true],
    ['lower dice beside the claimed one and two cards', '15555', 2, true],
    ['dice of the claimed value only, and five cards', '55555', 5, false],
  ])('[O21] version 2 asks those with dice and cards enough to contest: %s', (_, ...facts) => {
    const [dice, cards, isAsked] = facts;
    expect(contestants(RULES, held(cards, dice), 0)).toBe(isAsked ? only(1) : 0);
  });

  it('[O21] version 2 does not ask those to contest who have passed or sit it out', () => {
    const world = held(5, '11116');
    world.table.passed = only(1);
    expect(contestants(RULES, world, 0)).toBe(0);
    world.table.passed = 0;
    world.table.participants = only(0) | only(2);
    expect(contestants(RULES, world, 0)).toBe(0);
  });

  it('[O21] all see beforehand whether somebody may contest a claim', () => {
    const world = held(5, '11116');
    const { table } = world;
    table.centre = diceOf([1, 3, 5, 5]);
    // Seat 2 sits out.
    table.participants = below(2);
    expect(isContestable(table, 0, 3)).toBe(true);
    expect(isContestable(table, 0, 5), 'it lies there twice').toBe(false);
    table.passed = only(1);
    expect(isContestable(table, 0, 3), 'all others have passed').toBe(false);
    table.passed = 0;
    table.players[1].held = 0;
    expect(isContestable(table, 0, 3), 'without a card nobody stakes').toBe(false);
    table.players[1].held = 5;
    table.participants = only(0);
    expect(isContestable(table, 0, 3), 'all others sit out').toBe(false);
  });

  it.each([
    ['11116', 0],
    ['11111', 1],
    ['55555', 5],
    ['12346', 5],
    ['11111', 5],
  ])('[O21] all see whether somebody with dice %s and %i cards may be asked', (dice, cards) => {
    const world = held(cards, dice);
    world.table.centre = diceOf([1, 5]);
    const isOpen = isContestable(world.table, 0, 5);
    expect(contestants(RULES, world, 0) !== 0).toBe(isOpen);
    const asked = contestants({ ...RULES, version: 1 }, world, 0);
    expect(asked === 0 || isOpen, 'version 1 asks some of them').toBe(true);
  });

  it('[O21] version 2 also asks those who can only let the die go', () => {
    const referee = claimed(unable);
    expect(referee.table.asked).toBe(0b110);
    expect(legal(referee, 1)).toEqual(['let']);
    expect(legal(referee, 2)).toEqual(['contest', 'let']);
    expectRefused(referee, '1 contest', 'cannotContest', 'O21');
    playLines(referee, '1 let', '2 let');
    expect(referee.table.step).toBe(Step.act);
  });

  it('[O21] version 2 asks the same players to contest whatever is in the hands', () => {
    const able = claimed({ ...unable, hands: ['', '444--:2', '444--:2'] });
    expect(able.table.asked).toBe(claimed(unable).table.asked);
    expect(legal(able, 1)).toEqual(['contest', 'let']);
  });

  it('[O21] version 1 asks only those who could contest', () => {
    const referee = claimed({ ...unable, rules: 1 });
    expect(referee.table.asked).toBe(0b100);
    expectRefused(referee, '1 let', 'contestDue', 'O21');
  });
});

describe('what to lay', () => {
  /** Seat 0 has a pair and a card for it, seat 1 has neither, seat 2 has a pair and no card. */
  const unable = { hands: ['', UNFIT, UNFIT], dice: ['11346', '12346', '11346'] };

  it('[O24] version 2 also asks those whose cards don’t fit: they can only skip', () => {
    const referee = passed(unable);
    expect(referee.table.asked).toBe(0b111);
    expect(legal(referee, 0)).toEqual(['lay XX---:1', 'skip']);
    expect(legal(referee, 1)).toEqual(['skip']);
    expect(legal(referee, 2)).toEqual(['skip']);
    expectRefused(referee, '2 lay XXYYY:3', 'combination', 'O24');
    expectRefused(referee, '2 lay XX---:1', 'notInHand', 'O24');
    playLines(referee, '2 skip', '1 skip', '0 skip');
    expect(referee.table.step).toBe(Step.drop);
  });

  it('[O24] version 2 asks all when nobody has a card that fits', () => {
    const referee = passed({ ...unable, hands: [UNFIT, UNFIT, UNFIT] });
    expect(referee.table).toMatchObject({ step: Step.lay, asked: 0b111 });
  });

  it('[O24] version 2 asks whoever has a card in hand and a free exit', () => {
    const world = held(1, '12346');
    expect(layers(RULES, world)).toBe(only(1));
    world.table.players[1].active.built = 1;
    expect(layers(RULES, world)).toBe(0);
    world.table.players[1].active.built = 0;
    world.table.participants = only(0);
    expect(layers(RULES, world)).toBe(0);
  });

  it('[O24] version 1 asks only those who can lay', () => {
    const referee = passed({ ...unable, rules: 1 });
    expect(referee.table.asked).toBe(0b001);
    expectRefused(referee, '1 skip', 'layDue', 'O24');
  });
});
