import { CrossEntropy } from '@pepite/bots';
import { itemAt, PROGRAM, Seeded } from '@pepite/kernel';
import { Generation } from './generation.ts';
import { costOf, dominates } from './misses.ts';
import type { ReadSearch } from './read-search.ts';
import { type PlayTasks, shownSlices, taskOf } from './rounds.ts';
import type { Search } from './search.ts';
import type { SearchState, Tried } from './state.ts';
import { oddsOf, startOf, type Values, valuesOf } from './variants.ts';

/** How far from the guess the first variants are drawn. */
const SPREAD = 1;
/** The dice that draw variants are not those of matches. */
const OWN_DICE = 2 ** 33;
/** So many variants are shown beside the one that it began with. */
const MOST_SHOWN = 6;
/** A search that has not begun. */
export function beginSearch({ search, game }: ReadSearch): SearchState {
  return {
    labSearch: 1,
    program: PROGRAM,
    rules: game.rules,
    search,
    generations: 0,
    learnt: new CrossEntropy(oddsOf(search, startOf(search)), SPREAD).state,
    tried: [],
    shown: [],
  };
}

export const isFound = ({ shown }: SearchState): boolean => shown.length > 0;

/**
 * Goes on until everything is found, and tells of every step; where playing stops it stops, too,
 * with all generations that were done. What is found depends on the search alone.
 */
export async function goOn(
  { search, game }: ReadSearch,
  from: SearchState,
  play: PlayTasks,
  tell: (state: SearchState) => void = () => {},
): Promise<SearchState> {
  let state = from;
  while (state.generations < search.generations) {
    const next = await oneGeneration({ search, game }, state, play);
    if (next === undefined) return state;
    state = next;
    tell(state);
  }
  if (isFound(state)) return state;
  const shown = await show(search, state, play);
  if (shown === undefined) return state;
  state = { ...state, shown };
  tell(state);
  return state;
}

async function oneGeneration(
  { search, game }: ReadSearch,
  state: SearchState,
  play: PlayTasks,
): Promise<SearchState | undefined> {
  const learning = CrossEntropy.resume(state.learnt);
  const dice = new Seeded(search.seed + OWN_DICE, state.generations);
  const drawn = Array.from({ length: search.population }, () =>
    valuesOf(search, learning.draw(dice)),
  );
  // What it begins with takes part, so that nothing is called better without a comparison.
  const all = state.generations === 0 ? [startOf(search), ...drawn.slice(1)] : drawn;
  const generation = new Generation(search, game, all, state.tried);
  const best = await generation.play(play);
  if (best === undefined) return undefined;
  if (best.length > 0) learning.learn(best.map((values) => oddsOf(search, values)));
  return {
    ...state,
    generations: state.generations + 1,
    learnt: learning.state,
    tried: generation.tried,
  };
}

/** Plays the best variants in matches that were never played in the search. */
async function show(
  search: Search,
  { tried }: SearchState,
  play: PlayTasks,
): Promise<SearchState['shown'] | undefined> {
  const all = [startOf(search), ...tradeOffs(search, tried)];
  const { from, to } = shownSlices(search);
  const tasks = all.map((values) => taskOf(search, values, from, to));
  const tallies = await play(tasks);
  return tallies?.map((tally, place) => ({ values: itemAt(all, place), tally }));
}

/** Of variants that got far: those that none is better than in everything, the best first. */
function tradeOffs(search: Search, tried: readonly Tried[]): readonly Values[] {
  const start = startOf(search).join();
  const most = Math.max(0, ...tried.map(({ slices }) => slices));
  const far = tried.flatMap(({ values, slices, misses }) =>
    slices === most && misses !== undefined && values.join() !== start ? [{ values, misses }] : [],
  );
  return far
    .filter(({ misses }) => !far.some((other) => dominates(other.misses, misses)))
    .toSorted((one, other) => costOf(one.misses) - costOf(other.misses))
    .slice(0, MOST_SHOWN)
    .map(({ values }) => values);
}
