import {
  askedOf,
  eachWide,
  hasWide,
  type Immutable,
  LANGUAGES,
  type Move,
  Referee,
  size,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { describeLesson } from '../../test/describe-lesson.ts';
import { legal, playLines } from '../../test/play-lines.ts';
import { COLOURS } from '../data/cards.ts';
import { EXPEDITIONS, orientationsOf, type Spot } from '../data/patterns.ts';
import { game as silverAndGold } from '../index.ts';
import { lesson } from '../lesson.ts';
import type { StepName } from '../lesson.en.ts';
import { cellsOf } from '../moves.ts';
import {
  cellsIn,
  colourOf,
  columnOf,
  COINS,
  CROSSES,
  MARKET,
  PALMS,
  rowOf,
  sealOf,
  TURNS,
} from '../pieces.ts';
import { pointsOf } from '../score.ts';
import { palmsIn, palmWorth } from '../steps/mark.ts';
import { Phase, type Player } from '../world.ts';
import type { SilverReferee } from './setting.ts';

describeLesson(silverAndGold, lesson);

const { seat } = lesson;
const OPPONENT = 1;

/** The match when the text of a step is read, or when the learner has done what it asks. */
function matchAt(name: StepName, isDone: 'read' | 'done' = 'read'): SilverReferee {
  const referee = new Referee(silverAndGold, lesson.seats, {});
  for (const step of lesson.steps) {
    playLines(referee, ...(step.before ?? []));
    if (step.name === name && isDone === 'read') return referee;
    for (const move of askedOf(step).slice(0, 1)) playLines(referee, `${seat} ${move}`);
    if (step.name === name) return referee;
  }
  throw new Error(`no step ${name}`);
}

const learnerAt = (name: StepName): Immutable<Player> => matchAt(name).table.players[seat];

/** The move that a step asks for. */
function askedAt(name: StepName): Move {
  const [text = ''] = lesson.steps.filter((step) => step.name === name).flatMap(askedOf);
  const move = silverAndGold.parse(text);
  if (move === undefined) throw new Error(`step ${name} asks for no move`);
  return move;
}

/** Where cells lie to each other, wherever that is on a card. */
function looksOf(spots: readonly Spot[]): string {
  const top = Math.min(...spots.map(({ row }) => row));
  const left = Math.min(...spots.map(({ column }) => column));
  const moved = spots.map(({ row, column }) => `${row - top}/${column - left}`);
  return moved.toSorted().join(' ');
}

const askedLooks = (name: StepName): string =>
  looksOf(
    cellsIn(cellsOf(askedAt(name))).map((cell) => ({ row: rowOf(cell), column: columnOf(cell) })),
  );

/** How a shape looks as it is printed, and after each quarter of a turn. */
function turnsOf(id: string): readonly string[] {
  const pattern = EXPEDITIONS.findIndex((expedition) => expedition.id === id) + 1;
  let [spots] = orientationsOf(pattern);
  return Array.from({ length: 4 }, () => {
    const looks = looksOf(spots);
    spots = spots.map(({ row, column }) => ({ row: column, column: -row }));
    return looks;
  });
}

const saysEverywhere = (name: StepName, what: string | number): void => {
  for (const language of LANGUAGES) {
    expect(lesson.words[language].steps[name].text).toContain(String(what));
  }
};

describe('what the lesson shows', () => {
  it('[S4] the learner keeps the only orange and the only green of four cards', () => {
    const dealt = [...eachWide(matchAt('keep').view(seat).hand.dealt)];
    const coloursOf = (cards: readonly number[]): readonly string[] =>
      cards.map((card) => COLOURS[colourOf(card)]).toSorted();
    expect(coloursOf(dealt)).toEqual(['green', 'orange', 'purple', 'purple']);
    expect(coloursOf(learnerAt('islands').cards)).toEqual(['green', 'orange']);
  });

  it('[S7] the learner has to turn a shape to mark it as asked', () => {
    const [printed, ...turned] = turnsOf('I3');
    expect(askedLooks('line')).not.toBe(printed);
    expect(turned).toContain(askedLooks('line'));
  });

  it('[S7] the learner has to mirror the L, and no turning does', () => {
    expect(size(cellsOf(askedAt('mirror')))).toBe(4);
    expect(turnsOf('L4')).not.toContain(askedLooks('mirror'));
  });

  it('[S8] the learner marks one cell where the square fits nowhere', () => {
    const all = legal(matchAt('single'), seat);
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter((text) => text.split(' ').length > 3)).toEqual([]);
    expect(size(cellsOf(askedAt('single')))).toBe(1);
  });

  it('[S9] a cross gives the learner a cell with another cross, which gives one more', () => {
    const bonusAfter = (name: StepName): number => matchAt(name, 'done').view(seat).hand.bonus;
    expect([bonusAfter('corner'), bonusAfter('cross'), bonusAfter('chain')]).toEqual([1, 1, 0]);
    expect(cellsOf(askedAt('cross')) & CROSSES[22]).not.toBe(0);
    expect(cellsOf(askedAt('chain')) & COINS[22]).not.toBe(0);
  });

  it('[S10][S13] the learner marks two coins, a third, and a fourth that brings a cup', () => {
    expect(learnerAt('line').coins).toBe(0);
    expect(learnerAt('coins').coins).toBe(2);
    expect(learnerAt('finish')).toMatchObject({ coins: 3, cups: [0, 0, 0] });
    expect(learnerAt('cup')).toMatchObject({ coins: 4, cups: [6, 0, 0] });
    saysEverywhere('cup', 6);
  });

  it('[S11] a palm scores 3 while the market shows two, and less when one has gone', () => {
    expect(palmsIn(matchAt('overPalm').table.market)).toBe(2);
    expect(cellsOf(askedAt('overPalm')) & PALMS[28]).not.toBe(0);
    expect(learnerAt('palmScored').palms).toEqual([3, 0, 0, 0]);
    saysEverywhere('overPalm', 3);
    expect(palmWorth(matchAt('opponent').table)).toBe(2);
    saysEverywhere('opponent', 2);
  });

  it('[S14] the learner’s first card is complete, and scores its points', () => {
    expect(pointsOf(learnerAt('finish')).cards).toBe(0);
    expect(hasWide(learnerAt('completed').full, 28)).toBe(true);
    expect(pointsOf(learnerAt('completed')).cards).toBe(10);
    saysEverywhere('completed', 10);
  });

  it('[S14][S15] the learner takes a card from the market, which is filled up again', () => {
    const { phase, market, pileSize } = matchAt('take').table;
    expect([phase, market.includes(39), pileSize > 0]).toEqual([Phase.take, true, true]);
    const taken = matchAt('take', 'done').table;
    expect(taken.players[seat].cards).toContain(39);
    expect(taken.market.filter((card) => card > 0)).toHaveLength(MARKET - 1);
    expect(matchAt('otherCorner').table.market.filter((card) => card > 0)).toHaveLength(MARKET);
  });

  it('[S20] the learner completes a card with a seal, which scores for the one before', () => {
    expect(sealOf(39)).toEqual({ colour: 'green', bonus: 1 });
    expect(pointsOf(learnerAt('mirror'))).toMatchObject({ cards: 10, seals: 0 });
    expect(pointsOf(learnerAt('sealScored'))).toMatchObject({ cards: 18, seals: 1 });
  });

  it('[S17] the round ends with the last card that is laid out, and not before', () => {
    const { rounds } = silverAndGold;
    expect(rounds(matchAt('takeAgain', 'done').table).ended).toBe(0);
    expect(rounds(matchAt('round').table).ended).toBe(1);
  });

  it('[S19] the lesson tells the points at its end, and an unfinished card has none', () => {
    const { players } = matchAt('winner', 'done').table;
    saysEverywhere('round', pointsOf(players[seat]).total);
    saysEverywhere('unfinished', pointsOf(players[OPPONENT]).total);
    const { cards, free } = players[OPPONENT];
    expect(size(free[cards.indexOf(23)])).toBe(1);
    expect(pointsOf(players[OPPONENT]).cards).toBe(8);
  });

  it('[S17][S21] the last step of the lesson says when the match is over', () => {
    expect(lesson.steps.at(-1)?.name).toBe('winner');
    saysEverywhere('winner', TURNS);
  });
});
