import { askedOf, itemAt, type Language, LANGUAGES, Referee } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { describeLesson } from '../../test/describe-lesson.ts';
import { attempt, expectRefused, legal, playLines } from '../../test/play-lines.ts';
import { cardsIn } from '../cards/pack.ts';
import { topOf } from '../cards/plays.ts';
import { game as auruxxx } from '../index.ts';
import { lesson } from '../lesson.ts';
import type { StepName } from '../lesson.en.ts';
import { isPlay } from '../moves.ts';
import { printCard } from '../notation.ts';
import { type Card, colourOf, NOBODY, numberOf, ROUNDS } from '../pieces.ts';
import { reckonAll } from '../report/reckoning.ts';
import type { AuruxxxReferee } from './setting.ts';

describeLesson(auruxxx, lesson);

/** The match when a step is read: all that comes before it is played. */
function at(name: StepName): AuruxxxReferee {
  const referee: AuruxxxReferee = new Referee(auruxxx, lesson.seats, lesson.options);
  for (const step of lesson.steps) {
    playLines(referee, ...(step.before ?? []));
    if (step.name === name) return referee;
    for (const move of askedOf(step).slice(0, 1)) playLines(referee, `${lesson.seat} ${move}`);
  }
  throw new Error(`no step ${name}`);
}

/** The match when what a step asks for has been done. */
function after(name: StepName): AuruxxxReferee {
  const referee = at(name);
  playLines(referee, `${lesson.seat} ${itemAt(asked(name), 0)}`);
  return referee;
}

const asked = (name: StepName): readonly string[] =>
  askedOf(lesson.steps.find((step) => step.name === name) ?? { name });

const top = ({ table }: AuruxxxReferee): string => printCard(table.top);

const handOf = (referee: AuruxxxReferee, seat: number): readonly string[] =>
  cardsIn(referee.view(seat).hand.cards).map(printCard);

const textOf = (name: StepName, language: Language): string =>
  lesson.words[language].steps[name].text;

const isNear = (one: Card, other: Card): boolean => Math.abs(numberOf(one) - numberOf(other)) <= 1;

/** Expects a step to say some numbers, in every language. */
function expectSaid(name: StepName, ...numbers: readonly number[]): void {
  for (const language of LANGUAGES) {
    const said = textOf(name, language).match(/−?\d+/g) ?? [];
    expect(said).toEqual(
      expect.arrayContaining(numbers.map((number) => String(number).replace('-', '−'))),
    );
  }
}

describe('what the lesson shows', () => {
  it('[X10] the lesson lays cards by colour, by the same and by a neighbouring number', () => {
    const [first, laid] = [at('colour').table.top, after('colour').table.top];
    expect([colourOf(first), isNear(first, laid)]).toEqual([colourOf(laid), false]);
    const plays = at('number').journal.filter(({ move }) => isPlay(move));
    const [mine, same, near] = plays.map(({ move }) => topOf(move));
    expect([numberOf(same), numberOf(near)]).toEqual([numberOf(mine), numberOf(mine) - 1]);
    expect([colourOf(same), colourOf(near)]).not.toContain(colourOf(mine));
  });

  it('[X15] the learner lays several cards of one number, whichever lies on top', () => {
    const plays = legal(at('several'), 0).filter((text) => /^play \S+7 \S+7 \S+7$/.test(text));
    expect([...asked('several')].sort()).toEqual(plays);
    expect(plays).toHaveLength(3);
  });

  it('[X15] [X16] the learner makes a debt with a 2, on a card that is not near', () => {
    const [before, laid] = [at('two').table.top, after('two').table.top];
    expect([colourOf(before) === colourOf(laid), isNear(before, laid)]).toEqual([false, false]);
    const { table } = after('two');
    expect([table.player, table.debt]).toEqual([1, 2]);
  });

  it('[X16] the learner owes a debt: it comes first, and then the turn goes on', () => {
    const owing = at('debt');
    expect([owing.table.player, owing.table.debt]).toEqual([0, 2]);
    expectRefused(owing, '0 play GH', 'debtFirst', 'X16');
    const { table } = at('happyMan');
    expect([table.player, table.debt, table.handSizes[0]]).toEqual([0, 0, 9]);
  });

  it('[X7] [X16] the learner hands a debt of four cards on with a pass', () => {
    expect(at('largeDebt').table.debt).toBe(4);
    expectSaid('largeDebt', 4, 5);
    const { table } = at('passed');
    expect([table.player, table.debt, table.passes[0]]).toEqual([1, 4, 1]);
  });

  it('[X8] the learner draws twice when nothing fits', () => {
    expect(legal(at('draw'), 0)).toEqual(['draw', 'pass']);
    expect(legal(at('drawAgain'), 0)).toEqual(['draw']);
    expect(legal(at('profusion'), 0)).toEqual(['end', 'play +P']);
  });

  it('[X19] the lesson takes a card from the learner by Draw-a-card', () => {
    const referee = at('robbed');
    expect(top(referee)).toBe('+D');
    expect(handOf(at('figure'), 0)).toContain('R50');
    expect(handOf(referee, 0)).not.toContain('R50');
    expect(handOf(referee, 2)).toContain('R50');
  });

  it('[X18] the learner’s Profusion takes a card from each of the others', () => {
    const [before, now] = [at('profusion').table.handSizes, at('stolen').table.handSizes];
    expect(now.map((size, seat) => size - itemAt(before, seat))).toEqual([1, -1, -1]);
    expect(handOf(at('stolen'), 0)).toEqual(expect.arrayContaining(['+E', 'G1']));
  });

  it('[X14] [X21] the learner has to play once more after an action, and anything fits', () => {
    const referee = at('onAnAction');
    expectRefused(referee, '0 end', 'mustPlayOn', 'X21');
    const plays = legal(referee, 0).filter((text) => text.split(' ').length === 5);
    expect([...asked('onAnAction')].sort()).toEqual(plays);
    for (const card of handOf(referee, 0)) expect(legal(referee, 0)).toContain(`play ${card}`);
  });

  it('[X20] the learner exchanges five cards for three, with two golden twelves', () => {
    expect(at('lastCard').table.handSizes[2]).toBe(3);
    expect(handOf(at('exchange'), 0)).toHaveLength(6);
    const referee = at('partner');
    expect(legal(referee, 0)).toEqual(['exchange 1', 'exchange 2']);
    const mine = handOf(referee, 0);
    expect(mine).toHaveLength(5);
    expect(handOf(at('golden'), 0)).toEqual(['*12', '*12', 'R50']);
    expect(handOf(at('golden'), 2)).toEqual(mine);
  });

  it('[X25] the learner may lay golden twelves only when they are the whole hand', () => {
    const early = at('golden');
    expectRefused(early, '0 play *12', 'goldenTooEarly', 'X25');
    const whole = at('finish');
    expect(handOf(whole, 0)).toEqual(['*12', '*12']);
    expectRefused(whole, '0 play *12', 'goldenTooEarly', 'X25');
    expect(attempt(whole, '0 play *12 *12')).toBeUndefined();
  });

  it('[X27] the learner gets and loses the figure', () => {
    expect(at('happyMan').table.figure).toBe(NOBODY);
    expect(at('figure').table.figure).toBe(0);
    expect(at('figureGone').table.figure).toBe(1);
  });

  it('[X28] [X29] [X30] the learner wins the round, with the points the lesson names', () => {
    const { table } = at('count');
    expect([table.report.round, table.report.winner, table.report.goldens]).toEqual([1, 0, 2]);
    const [mine, swapped, halved] = reckonAll(table);
    expect(mine).toMatchObject({ seat: 0, passPoints: 5, goldenPoints: -10, points: -5 });
    expectSaid('count', 5, -5);
    expect(swapped).toMatchObject({ seat: 2, points: 16 });
    expectSaid('leftInHand', 16);
    expect(halved).toMatchObject({ seat: 1, cards: 42, halved: -21, points: 21 });
    expectSaid('halves', 42, 21);
  });

  it('[X4] [X31] the lesson ends in round two of three, into which the figure is taken', () => {
    const { table, result } = at('match');
    expect([table.round, ROUNDS, result]).toEqual([2, 3, undefined]);
    expect([table.handSizes, table.passes, table.figure]).toEqual([[12, 12, 12], [0, 0, 0], 1]);
    expect(textOf('match', 'en')).toContain('three rounds');
    expect(textOf('match', 'fr')).toContain('trois manches');
  });
});
