import { findingsOf, isFound, printState, readSearch, type Search } from '@pepite/lab';
import { game as orEtc } from '@pepite/games/or-etc/index';
import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../../site/storage.ts';
import { compileRunes } from '../../test/support/runes.ts';
import { goalOf, tellGoal } from '../search/goals.ts';
import { readSearchFile } from '../search/open-search.ts';
import { offPlot } from '../search/trade-offs.ts';
import { english } from '../words/en.ts';
import { FakeThreads } from './support/threads.ts';

compileRunes();
const { freshSearch, nameOf, tellNumber } = await import('../search/numbers.ts');
const { Searching } = await import('../search/searching.svelte.ts');

/** A search that is over in no time: of its two goals, one is met at once. */
const SMALL: Search = {
  ...freshSearch(orEtc, 2),
  bots: ['random'],
  goals: [
    { measure: 'minutes', target: 1, tolerance: 1 },
    { measure: 'decisions', least: 1, tolerance: 1 },
  ],
  generations: 2,
  population: 4,
  matches: 1,
};

function memory(): KeyValueStore {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    names: () => [...texts.keys()],
    remove: (name) => void texts.delete(name),
  };
}

function begin(store = memory(), search = SMALL) {
  const threads = new FakeThreads();
  const searching = new Searching({ store, start: threads.start, now: () => 0 }, search);
  return { threads, searching, store };
}

/** Answers until nobody asks any more. */
async function finish({ threads, searching }: ReturnType<typeof begin>): Promise<void> {
  const run = searching.run(2);
  while (searching.isRunning) {
    await threads.answer();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await run;
}

/** A search that was run from beginning to end. */
const whole = begin();
whole.searching.change(SMALL);
await finish(whole);

function stateOfWhole() {
  const { state } = whole.searching;
  if (state === undefined) throw new Error('nothing was found');
  return { state };
}

describe('a search in the page', () => {
  it('a search ends with trade-offs, which are there after a reload', () => {
    expect(whole.searching.isFound).toBe(true);
    expect(whole.searching.done).toBe(whole.searching.all);
    expect(whole.threads.ended).toBe(2);
    const again = begin(whole.store, freshSearch(orEtc, 4));
    expect(again.searching.search).toEqual(SMALL);
    expect(again.searching.state).toEqual(whole.searching.state);
  });

  it('a search that is stopped goes on from its last generation, and finds the same', async () => {
    const stopped = begin();
    const run = stopped.searching.run(2);
    while (stopped.searching.state === undefined) {
      await stopped.threads.answer();
      await new Promise((resolve) => setTimeout(resolve));
    }
    stopped.searching.stop();
    await run;
    expect(stopped.searching.isRunning).toBe(false);
    expect(stopped.searching.canGoOn).toBe(true);
    expect(stopped.searching.state.generations).toBeGreaterThan(0);
    await finish(stopped);
    expect(stopped.searching.state).toEqual(whole.searching.state);
  });

  it('what a thread fails with is told, and ends the others', async () => {
    const started = begin();
    started.threads.failure = 'out of memory';
    await finish(started);
    expect(started.searching.status).toMatchObject({ kind: 'failed' });
    expect(started.threads.ended).toBe(2);
  });

  it('what was found is forgotten with the search that found it', () => {
    const started = begin(whole.store);
    expect(started.searching.isFound).toBe(true);
    started.searching.change({ ...SMALL, seed: 2 });
    expect(started.searching.state).toBeUndefined();
    expect(started.searching.done).toBe(0);
  });

  it('what was found is saved, and opened elsewhere as it was', () => {
    const { state } = stateOfWhole();
    const read = readSearchFile(printState(state));
    if ('problem' in read) throw new Error('it was refused');
    const elsewhere = begin(memory(), freshSearch(orEtc, 4));
    elsewhere.searching.open(read.value);
    expect(elsewhere.searching.search).toEqual(SMALL);
    expect(elsewhere.searching.state).toEqual(state);
    expect(elsewhere.searching.done).toBe(elsewhere.searching.all);
    const reloaded = begin(elsewhere.store, freshSearch(orEtc, 4));
    expect(reloaded.searching.state).toEqual(state);
  });

  it('a search that is opened takes the place of what another one had found', () => {
    const read = readSearchFile(JSON.stringify({ ...SMALL, seed: 3 }));
    if ('problem' in read) throw new Error('it was refused');
    const started = begin(memory());
    started.searching.open({ search: SMALL, ...stateOfWhole() });
    expect(started.searching.isFound).toBe(true);
    started.searching.open(read.value);
    expect(started.searching.search.seed).toBe(3);
    expect(started.searching.state).toBeUndefined();
  });

  it('a file that is no search is refused with what is wrong about it', () => {
    expect(readSearchFile('{"game"')).toHaveProperty('problem');
    expect(readSearchFile('{"labSearch":1}')).toHaveProperty('problem');
    const { state } = stateOfWhole();
    const otherProgram = { ...state, program: 'pepite 0.0.1' };
    expect(readSearchFile(JSON.stringify(otherProgram))).toHaveProperty('problem');
    expect(readSearchFile(JSON.stringify({ ...SMALL, goals: [{}] }))).toMatchObject({
      problem: { where: 'goals[0]' },
    });
  });

  it('a search that can’t be run is not run', async () => {
    const { searching, threads } = begin(memory(), { ...SMALL, goals: [] });
    expect('problem' in searching.read).toBe(true);
    await searching.run(1);
    expect(await threads.answer()).toBe(false);
  });
});

describe('what a search is about, in words', () => {
  it('the first search of a game can be run', () => {
    expect(readSearch(freshSearch(orEtc, 4))).toHaveProperty('value');
  });

  it('shares are typed in as hundredths and told as such', () => {
    const choice = { measure: 'deck-out', name: 'Deck out', isShare: true };
    const typed = { aim: 'between', value: 22, upper: 28, tolerance: 1 } as const;
    const goal = goalOf(choice, typed);
    expect(goal).toEqual({ measure: 'deck-out', least: 0.22, most: 0.28, tolerance: 0.01 });
    expect(tellGoal(goal, choice, 'en', english.search)).toBe(
      'Deck out: at least 22%, at most 28%',
    );
    expect(goalOf({ ...choice, isShare: false }, { ...typed, aim: 'about' })).toEqual({
      measure: 'deck-out',
      target: 22,
      tolerance: 1,
    });
  });

  it('a goal may be for one number of players only', () => {
    const choice = { measure: 'minutes', name: 'Minutes', isShare: false };
    const typed = { aim: 'most', value: 45, upper: 45, tolerance: 3, seats: 4 } as const;
    const goal = goalOf(choice, typed);
    expect(goal).toEqual({ measure: 'minutes', most: 45, tolerance: 3, seats: 4 });
    expect(tellGoal(goal, choice, 'en', english.search)).toBe(
      'Minutes: at most 45, with 4 players',
    );
    const search = { ...freshSearch(orEtc, 4), goals: [goal] };
    expect(readSearch(search)).toHaveProperty('value');
    expect(readSearch({ ...search, seats: [3] })).toHaveProperty('problem');
  });

  it('a number that may move is told with its bounds and where it begins', () => {
    const number = { name: 'pick', option: 'tools', from: 0, to: 2, step: 1, start: 1 };
    expect(tellNumber({ ...number, way: 'add' }, english.search)).toBe('pick: +0 – +2 (1)');
  });

  it('a number is called by where it is', () => {
    const moving = { option: 'cards', field: 'exits', where: { value: 3 }, way: 'add' } as const;
    expect(nameOf({ ...moving, from: 0, to: 2, step: 1 })).toBe('cards exits value 3');
  });

  it('the plot has a line for each variant and a place for each goal', () => {
    const { state } = whole.searching;
    if (state === undefined || !isFound(state)) throw new Error('nothing was found');
    const findings = findingsOf(state);
    const plot = offPlot(findings, ['one', 'other'], 'en', english.search);
    expect(plot.lines).toHaveLength(findings.length);
    expect(plot.lines.map(({ values }) => values[1])).toEqual(findings.map(() => 0));
    expect(plot.lines.filter(({ name }) => name === english.search.start)).toHaveLength(1);
  });
});
