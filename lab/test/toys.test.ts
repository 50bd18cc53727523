import { GAMES } from '@pepite/games';
import {
  type Game,
  type GameMeasures,
  type MeasureForm,
  Seeded,
  type WhatIf,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { MatchNotes } from '../collector.ts';
import { SkillObserver } from '../measures/close/skill.ts';
import { measureGroups } from '../measures/index.ts';
import { estimateOf, type Estimate } from '../statistics/estimate.ts';
import type { ArmTally } from '../tally.ts';
import { tallyOf } from './support/play.ts';
import { coin, duel, evenCoin, firstWins, halfTime, race, type ToyTable } from './support/toys.ts';

function told(tally: ArmTally, key: string, form: MeasureForm = 'mean'): Estimate {
  const sums = tally.measures[key];
  if (sums === undefined) throw new Error(`nothing is told of ${key}`);
  return estimateOf(sums, form);
}

const valueOf = (tally: ArmTally, key: string): number => told(tally, key).value;

function expectWithin(estimate: Estimate, truth: number): void {
  expect(estimate.low).toBeLessThanOrEqual(truth);
  expect(estimate.high).toBeGreaterThanOrEqual(truth);
}

describe('a fair coin', () => {
  const tally = tallyOf(coin, { seats: 2, matches: 2000 });

  it('both seats win half of the matches, whoever starts', () => {
    expectWithin(told(tally, 'wins/0', 'share'), 0.5);
    expectWithin(told(tally, 'wins/1', 'share'), 0.5);
    expectWithin(told(tally, 'wins-by-turn/0', 'share'), 0.5);
    expect(told(tally, 'wins/0', 'share').error).toBeLessThan(0.02);
  });

  it('its length and its scores are what its rules say', () => {
    expect(valueOf(tally, 'turns')).toBe(6);
    expect(valueOf(tally, 'decisions')).toBe(6);
    expect(valueOf(tally, 'branching')).toBe(2);
    expect(valueOf(tally, 'typical-branching')).toBe(1);
    expect(valueOf(tally, 'forced')).toBe(0);
    expect(valueOf(tally, 'score')).toBe(1.5);
    expect(valueOf(tally, 'ties')).toBe(0);
    expect(valueOf(tally, 'endings/played')).toBe(1);
    expect(tally.histograms['decisions']).toEqual({ 6: 2000 });
  });

  it('the lead changes, and winners come from behind, as often as of eight throws two do', () => {
    // Ahead after one throw, level after two, behind after three: 2 of 8.
    expectWithin(told(tally, 'lead-changes'), 0.25);
    expectWithin(told(tally, 'behind'), 0.25);
    expectWithin(told(tally, 'never-behind', 'share'), 0.75);
    // 3 : 0 in 2 of 8, else 2 : 1.
    expectWithin(told(tally, 'margin'), 1.5);
    expectWithin(told(tally, 'winning-score'), 2.25);
  });

  it('three throws among four, and two among two, bring ties as often as they should', () => {
    const four = tallyOf(coin, { seats: 4, matches: 2000 });
    // Three different ones of four in three throws: 4·3·2 / 4³.
    expectWithin(told(four, 'ties', 'share'), 24 / 64);
    for (const seat of [0, 1, 2, 3]) expectWithin(told(four, `wins/${seat}`, 'share'), 0.25);
    // Three of a kind in 4 of 64, two of a kind in 36, else a tie.
    expectWithin(told(four, 'margin'), (4 * 3 + 36) / 64);
    const two = tallyOf(evenCoin, { seats: 2, matches: 2000 });
    expectWithin(told(two, 'ties', 'share'), 0.5);
  });
});

describe('a game that the first player always wins', () => {
  const tally = tallyOf(firstWins, { seats: 3, matches: 40, isClose: true });

  it('the first seat wins all matches, and who starts is the first seat', () => {
    expect([0, 1, 2].map((seat) => valueOf(tally, `wins/${seat}`))).toEqual([1, 0, 0]);
    expect([0, 1, 2].map((seat) => valueOf(tally, `wins-by-turn/${seat}`))).toEqual([1, 0, 0]);
  });

  it('the winner is known before it begins, and is never behind', () => {
    expect(valueOf(tally, 'leader-chance/0')).toBe(1);
    expect(valueOf(tally, 'never-behind')).toBe(1);
    expect(valueOf(tally, 'last-behind')).toBe(0);
    expect(valueOf(tally, 'lead-changes')).toBe(0);
  });

  it('playing well is worth nothing, and no decision matters', () => {
    expect(valueOf(tally, 'matters')).toBe(0);
    expect(valueOf(tally, 'choice-worth')).toBe(0);
    expect(valueOf(tally, 'interaction')).toBe(0);
    // The strong player sits anywhere.
    expectWithin(told(tally, 'skill/newcomer', 'share'), 1 / 3);
  });
});

describe('a game whose leader at half-time always wins', () => {
  const tally = tallyOf(halfTime, { seats: 2, matches: 60, isClose: true });

  it('before half-time anybody may win, after it the winner is known', () => {
    for (const tenth of [0, 1, 2, 3, 4]) {
      expectWithin(told(tally, `leader-chance/${tenth}`, 'share'), 0.5);
      expect(valueOf(tally, `leader-chance/${tenth}`)).toBeLessThan(0.62);
    }
    for (const tenth of [5, 6, 7, 8, 9]) {
      expect(valueOf(tally, `leader-chance/${tenth}`), `${tenth}`).toBe(1);
    }
  });

  it('nobody is ahead before half-time, and whoever is after it wins', () => {
    expect(tally.measures['ahead-wins/4']).toBeUndefined();
    expect(valueOf(tally, 'ahead-wins/6')).toBe(1);
    expect(valueOf(tally, 'never-behind')).toBe(1);
  });
});

describe('games of choices', () => {
  it('where a choice brings a point all decisions matter, and concern nobody else', () => {
    const tally = tallyOf(race, { seats: 2, matches: 30, isClose: true });
    expect(valueOf(tally, 'matters')).toBe(1);
    expect(valueOf(tally, 'choice-worth')).toBeGreaterThan(0.1);
    expect(valueOf(tally, 'interaction')).toBe(0);
  });

  it('where a choice takes a point from another all decisions concern others', () => {
    const tally = tallyOf(duel, { seats: 2, matches: 30, isClose: true });
    expect(valueOf(tally, 'interaction')).toBe(1);
    expect(valueOf(tally, 'matters')).toBe(1);
  });

  it('where choices do nothing hardly any seems to matter', () => {
    const tally = tallyOf(coin, { seats: 2, matches: 60, isClose: true });
    expect(valueOf(tally, 'matters')).toBeLessThan(0.1);
    expect(Math.abs(valueOf(tally, 'choice-worth'))).toBeLessThan(0.1);
  });
});

it('a head start is worth its points, and the wins that it brings', () => {
  const headStart: WhatIf<ToyTable, object, object> = {
    wins: 'worth',
    points: 'worth-points',
    ways: 2,
    comparisons: [{ item: 'start', way: 1, against: 0 }],
    isTime: ({ round }) => round === 0,
    set: ({ table }, seat, way) => {
      table.points[seat] = (table.points[seat] ?? 0) + 10 * way;
      return true;
    },
  };
  const measures: GameMeasures<ToyTable, object, object> = {
    groups: [],
    observe: () => ({ ended: () => {} }),
    whatIfs: [headStart],
  };
  const tally = tallyOf(race, { seats: 2, matches: 30, isClose: true, measures });
  expect(valueOf(tally, 'worth-points/start')).toBe(10);
  // Ten points decide a match of at most five; without them half of the matches are won.
  expectWithin(told(tally, 'worth/start'), 0.5);
});

it('a strong bot wins more, the weaker its rivals are', () => {
  const game = GAMES.find(({ id }) => id === 'auruxxx');
  if (game === undefined) throw new Error('there is no such game');
  const wins = new MatchNotes();
  for (let match = 0; match < 24; match++) {
    new SkillObserver({ game, seats: 2, options: {} }, new Seeded(3, match)).ended(undefined, wins);
  }
  expect(wins.measures.get('skill/newcomer')?.value).toBeGreaterThan(18);
  expect(wins.measures.get('skill/regular')?.value).toBeGreaterThan(12);
});

it('everything that is told has words, and all that has words is told', () => {
  const game: Game = race;
  const tally = tallyOf(game, { seats: 2, matches: 3, isClose: true });
  const specs = measureGroups(game, undefined).flatMap((group) => group.specs);
  const named = specs.flatMap(({ id, items }) =>
    items === undefined ? [id] : items(2, {}).map((item) => `${id}/${item.id}`),
  );
  // Who is ahead is told only where somebody is.
  const always = named.filter((key) => !key.startsWith('ahead-wins'));
  expect(Object.keys(tally.measures)).toEqual(expect.arrayContaining(always));
  expect(named).toEqual(expect.arrayContaining(Object.keys(tally.measures)));
});
