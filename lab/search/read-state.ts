import { PROGRAM, type Read, type Why } from '@pepite/kernel';
import { PHRASES } from '../phrases.ts';
import { type ExperimentProblem, Refused } from '../problem.ts';
import { type Fields, isFields, readFields } from '../reading.ts';
import { SEARCH_PHRASES } from './phrases.ts';
import type { ReadSearch } from './read-search.ts';
import type { SearchState } from './state.ts';

const KEYS: readonly (keyof SearchState)[] = [
  'labSearch',
  'program',
  'rules',
  'search',
  'generations',
  'learnt',
  'tried',
  'shown',
];

export const printState = (state: SearchState): string => `${JSON.stringify(state)}\n`;

/** What an earlier run of the same search has left, checked as far as it is gone on with. */
export function parseState(text: string, asked: ReadSearch): Read<SearchState, ExperimentProblem> {
  try {
    const fields = readFields(parsed(text), '', KEYS);
    if (!isState(fields, asked)) throw new Refused('', whyNotThis(fields, asked));
    return { value: fields };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('', PHRASES.notJson);
  }
}

const whyNotThis = (fields: Fields, asked: ReadSearch): Why =>
  fields['labSearch'] === 1 && !isSame(fields, asked)
    ? SEARCH_PHRASES.otherSearch
    : SEARCH_PHRASES.notState;

const isSame = ({ program, rules, search }: Fields, asked: ReadSearch): boolean =>
  program === PROGRAM &&
  rules === asked.game.rules &&
  JSON.stringify(search) === JSON.stringify(asked.search);

function isState(fields: object, asked: ReadSearch): fields is SearchState {
  if (!isFields(fields) || fields['labSearch'] !== 1 || !isSame(fields, asked)) return false;
  const { generations, learnt, tried, shown } = fields;
  const { numbers, goals, seats } = asked.search;
  const count = numbers.length;
  return (
    Number.isSafeInteger(generations) &&
    isFields(learnt) &&
    isNumbers(learnt['mean'], count) &&
    isNumbers(learnt['spread'], count) &&
    isListOf(tried, (one) => isTried(one, count, goals.length)) &&
    isListOf(shown, (one) => isNumbers(one['values'], count) && isTally(one['tally'], seats))
  );
}

const isListOf = (value: unknown, isRight: (item: Fields) => boolean): boolean =>
  Array.isArray(value) && value.every((item: unknown) => isFields(item) && isRight(item));

const isNumbers = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.length === count && value.every((one) => Number.isFinite(one));

const isTried = ({ values, slices, misses }: Fields, numbers: number, goals: number): boolean =>
  isNumbers(values, numbers) &&
  Number.isSafeInteger(slices) &&
  (misses === undefined || isNumbers(misses, goals));

const isTally = (value: unknown, seats: readonly number[]): boolean =>
  isListOf(value, ({ measures }) => isFields(measures)) &&
  Array.isArray(value) &&
  value.length === seats.length;
