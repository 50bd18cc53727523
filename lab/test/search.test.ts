import { type Game, itemAt, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { prepare } from '../prepared.ts';
import { readExperiment } from '../read-experiment.ts';
import { experimentWith, findingsOf } from '../search/findings.ts';
import { problemWithGoals } from '../search/goals.ts';
import { joinPieces, piecesOf, playPiece } from '../search/pieces.ts';
import { readSearch, type ReadSearch } from '../search/read-search.ts';
import { parseState, printState } from '../search/read-state.ts';
import type { PlayTasks, Task } from '../search/rounds.ts';
import { beginSearch, goOn } from '../search/run.ts';
import type { SearchState } from '../search/state.ts';
import type { Tally } from '../tally.ts';
import { toy } from './support/toys.ts';

/** So many rounds of two decisions, for a point each; the first seat gets some more. */
const sized: Game = {
  ...toy('sized', { rounds: 1 }),
  options: {
    rounds: { kind: 'count', least: 1, most: 40, default: () => 30 },
    head: { kind: 'count', least: 0, most: 10, default: () => 5 },
  },
  whyUnplayable: (_seats, { rounds }) =>
    rounds === 13 ? { en: 'thirteen is unlucky', fr: 'treize porte malheur' } : undefined,
  variant: ({ rounds, head }) =>
    toy('sized', {
      rounds: Number(rounds),
      drawn: ({ points, round }, seat) => {
        points[seat] = (points[seat] ?? 0) + 1;
        if (round === 0) points[0] = (points[0] ?? 0) + Number(head);
      },
    }),
};

const SEARCH = {
  game: 'sized',
  seats: [2],
  bots: ['random'],
  numbers: [
    { option: 'rounds', from: 1, to: 40 },
    { option: 'head', from: 0, to: 10 },
  ],
  goals: [
    { measure: 'decisions', target: 24, tolerance: 2 },
    { measure: 'wins/*', least: 0.42, most: 0.58, tolerance: 0.05 },
  ],
  generations: 6,
  population: 16,
  matches: 40,
  seed: 3,
};

function read(change: object = {}): ReadSearch {
  const search = readSearch({ ...SEARCH, ...change }, [sized]);
  if ('problem' in search) throw new Error(search.problem.why.en);
  return search.value;
}

async function playOne(task: Task): Promise<Tally> {
  const experiment = readExperiment(task.experiment, [sized]);
  if ('problem' in experiment) throw new Error(experiment.problem.why.en);
  return playPiece(await prepare(experiment.value), task);
}

/** Plays pieces in a random order, as threads may. */
const playing =
  (dice: Seeded, mayPlay: () => boolean = () => true): PlayTasks =>
  async (tasks) => {
    if (!mayPlay()) return undefined;
    const pieces = tasks.flatMap(piecesOf);
    const tallies: Tally[] = [];
    const left = [...pieces.keys()];
    while (left.length > 0) {
      const [next = 0] = left.splice(dice.below(left.length), 1);
      tallies[next] = await playOne(itemAt(pieces, next));
    }
    return joinPieces(tasks, tallies);
  };

const find = (search: ReadSearch, from = beginSearch(search)): Promise<SearchState> =>
  goOn(search, from, playing(new Seeded(1)));

describe('a search', () => {
  it('a search finds the numbers that meet all goals, and says how sure that is', async () => {
    const [best] = findingsOf(await find(read()));
    expect(best?.values[0]).toBeGreaterThanOrEqual(11);
    expect(best?.values[0]).toBeLessThanOrEqual(12);
    expect(best?.values[1]).toBe(0);
    expect(best).toMatchObject({ isStart: false, isDominated: false });
    const [length] = best?.goals ?? [];
    expect(length).toMatchObject({ verdict: 'reached' });
    expect(length?.evidence.value).toBe(2 * (best?.values[0] ?? 0));
  });

  it('a search finds the same in any order of play, and when it was stopped', async () => {
    const search = read({ generations: 3 });
    const whole = printState(await find(search));
    let asked = 0;
    const some = playing(new Seeded(2), () => asked++ < 4);
    const stopped = await goOn(search, beginSearch(search), some);
    expect(stopped).toMatchObject({ generations: 1, shown: [] });
    const kept = parseState(printState(stopped), search);
    if ('problem' in kept) throw new Error(kept.problem.why.en);
    expect(printState(await find(search, kept.value))).toBe(whole);
  });

  it('goals that no variant meets together are traded off against each other', async () => {
    const goals = [
      { measure: 'decisions', most: 10, tolerance: 5 },
      { measure: 'decisions', least: 40, tolerance: 5 },
    ];
    const found = findingsOf(
      await find(read({ goals, numbers: [{ option: 'rounds', from: 5, to: 20, start: 8 }] })),
    );
    const open = found.filter(({ isDominated }) => !isDominated);
    expect(open.length).toBeGreaterThan(2);
    for (const { goals } of open) {
      const [short, long] = goals.map(({ evidence }) => evidence.miss);
      expect((short ?? 0) + (long ?? 0)).toBeCloseTo(6);
    }
  });

  it('variants that can’t be played are passed over', async () => {
    const goals = [{ measure: 'decisions', target: 26, tolerance: 1 }];
    const { tried, shown } = await find(read({ goals, generations: 4 }));
    expect(tried.filter(({ values }) => values[0] === 13)).not.toEqual([]);
    expect(tried.find(({ values }) => values[0] === 13)?.misses).toBeUndefined();
    expect(shown.some(({ values }) => values[0] === 13)).toBe(false);
  });

  it('what was found is an experiment that plays the trade-offs again', async () => {
    const state = await find(read({ generations: 2 }));
    const again = readExperiment(experimentWith(state, 500), [sized]);
    expect(again).toMatchObject({ value: { experiment: { matches: 500 } } });
    if ('problem' in again) return;
    expect(again.value.arms[0]).toMatchObject({ name: 'start', options: { rounds: 21, head: 5 } });
  });
});

describe('the file of a search', () => {
  const [number] = SEARCH.numbers;
  it.each([
    ['', { more: 1 }],
    ['game', { game: 'go' }],
    ['numbers', { numbers: [] }],
    ['numbers[0]', { numbers: [{ ...number, to: 1 }] }],
    ['numbers[0].from', { numbers: [{ ...number, from: 'low' }] }],
    ['numbers[0].step', { numbers: [{ ...number, step: 0 }] }],
    ['numbers[0].start', { numbers: [{ ...number, start: 41 }] }],
    ['numbers[0].way', { numbers: [{ ...number, way: 'minus' }] }],
    ['numbers', { numbers: [number, number] }],
    ['numbers', { numbers: [{ ...number, option: 'colour' }] }],
    ['goals[0]', { goals: [{ measure: 'decisions' }] }],
    ['goals[0]', { goals: [{ measure: 'decisions', target: 3, most: 4 }] }],
    ['goals[0]', { goals: [{ measure: 'decisions', least: 5, most: 4 }] }],
    ['goals[0].seats', { goals: [{ measure: 'decisions', most: 4, seats: 3 }] }],
    ['goals[0].tolerance', { goals: [{ measure: 'decisions', most: 4, tolerance: 0 }] }],
    ['population', { population: 1 }],
  ])('a wrong file is refused with the place that is wrong: %j', (where, change) => {
    expect(readSearch({ ...SEARCH, ...change }, [sized])).toMatchObject({ problem: { where } });
  });

  it('a goal that is about no measure of the game is refused', async () => {
    const goals = [
      { measure: 'decisions', most: 3 },
      { measure: 'wins', most: 3 },
    ];
    expect(await problemWithGoals(read({ goals }))).toMatchObject({ where: 'goals[1].measure' });
    expect(await problemWithGoals(read())).toBeUndefined();
  });

  it('what another search has left is not gone on with', () => {
    const text = printState(beginSearch(read()));
    expect(parseState(text, read())).toHaveProperty('value');
    expect(parseState(text, read({ seed: 4 }))).toHaveProperty('problem');
    expect(parseState('{}', read())).toHaveProperty('problem');
    expect(parseState('[', read())).toHaveProperty('problem');
  });
});
