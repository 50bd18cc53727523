import { GAMES } from '@pepite/games';
import type { Game, Read } from '@pepite/kernel';
import type { Experiment } from '../experiment.ts';
import { PHRASES } from '../phrases.ts';
import { type ExperimentProblem, Refused } from '../problem.ts';
import { readExperiment } from '../read-experiment.ts';
import {
  type Fields,
  mustDiffer,
  readAnyFields,
  readFields,
  readList,
  readText,
  readWhole,
} from '../reading.ts';
import { SEARCH_PHRASES } from './phrases.ts';
import type { Goal, MovingNumber, Search } from './search.ts';
import { experimentOf, startOf } from './variants.ts';

/** A search that can be run. */
export interface ReadSearch {
  readonly search: Search;
  readonly game: Game;
}

const KEYS: readonly (keyof Search)[] = [
  'title',
  'game',
  'seats',
  'bots',
  'options',
  'edits',
  'numbers',
  'goals',
  'generations',
  'population',
  'matches',
  'seed',
];
const MOST_NUMBERS = 50;
const MOST_GOALS = 50;
const LONGEST_TEXT = 200;
/** How far off counts, as a part of what is aimed at, unless a goal says otherwise. */
const TOLERANCE = 0.05;

export function parseSearch(
  text: string,
  games: readonly Game[] = GAMES,
): Read<ReadSearch, ExperimentProblem> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { problem: { where: '', why: PHRASES.notJson } };
  }
  return readSearch(input, games);
}

/** Reads a search from what its JSON says; the variant that it begins with must be playable. */
export function readSearch(
  input: unknown,
  games: readonly Game[] = GAMES,
): Read<ReadSearch, ExperimentProblem> {
  try {
    const fields = readFields(input, '', KEYS);
    const base = baseOf(fields, games);
    const search = searchIn(fields, base.experiment);
    const first = readExperiment(experimentOf(search, [startOf(search)]), games);
    if ('problem' in first) throw new Refused('numbers', first.problem.why);
    return { value: { search, game: base.game } };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

/** What a search has in common with an experiment is read as one. */
function baseOf(fields: Fields, games: readonly Game[]) {
  const { title, game, seats, bots, options, edits, matches = 200, seed } = fields;
  const variant = { name: 'start', options, edits };
  const read = readExperiment(
    withoutHoles({ title, game, seats, bots, matches, seed, variants: [withoutHoles(variant)] }),
    games,
  );
  if ('value' in read) return read.value;
  const { where, why } = read.problem;
  throw new Refused(where.replace(/^variants\[0\]\.?/, ''), why);
}

const withoutHoles = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function searchIn(fields: Fields, experiment: Experiment): Search {
  const { title, game, seats, bots, matches, seed, variants } = experiment;
  const { generations = 8, population = 24 } = fields;
  const numbers = readList(fields['numbers'], 'numbers', MOST_NUMBERS, numberIn);
  mustDiffer(
    numbers.map(({ name }) => name),
    'numbers',
    SEARCH_PHRASES.numberTwice,
  );
  const { options, edits } = variants[0] ?? {};
  return {
    ...(title !== undefined && { title }),
    game,
    seats,
    bots,
    ...(options !== undefined && { options }),
    ...(edits !== undefined && { edits }),
    numbers,
    goals: readList(fields['goals'], 'goals', MOST_GOALS, (item, where) =>
      goalIn(item, where, seats),
    ),
    generations: readWhole(generations, 'generations', 1, 1000),
    population: readWhole(population, 'population', 4, 1000),
    matches,
    seed,
  };
}

function numberIn(value: unknown, where: string): MovingNumber {
  const keys = ['name', 'option', 'where', 'field', 'way', 'from', 'to', 'step', 'start'];
  const fields = readFields(value, where, keys);
  const { way = 'set', step = 1, start, field } = fields;
  const option = readText(fields['option'], `${where}.option`, LONGEST_TEXT);
  const from = readNumber(fields['from'], `${where}.from`);
  const to = readNumber(fields['to'], `${where}.to`);
  if (!(to > from)) throw new Refused(where, SEARCH_PHRASES.emptyRange);
  if (way !== 'set' && way !== 'add' && way !== 'times') {
    throw new Refused(`${where}.way`, SEARCH_PHRASES.wayUnknown);
  }
  const begin = start === undefined ? undefined : readNumber(start, `${where}.start`);
  if (begin !== undefined && (begin < from || begin > to)) {
    throw new Refused(`${where}.start`, SEARCH_PHRASES.startOutside);
  }
  const named = field === undefined ? undefined : readText(field, `${where}.field`, LONGEST_TEXT);
  const { name = named === undefined ? option : `${option} ${named}` } = fields;
  return {
    name: readText(name, `${where}.name`, LONGEST_TEXT),
    option,
    ...(fields['where'] !== undefined && {
      where: readAnyFields(fields['where'], `${where}.where`),
    }),
    ...(named !== undefined && { field: named }),
    way,
    from,
    to,
    step: readAbove(step, `${where}.step`),
    ...(begin !== undefined && { start: begin }),
  };
}

function goalIn(value: unknown, where: string, counts: readonly number[]): Goal {
  const keys = ['measure', 'seats', 'target', 'least', 'most', 'tolerance'];
  const fields = readFields(value, where, keys);
  const { seats, tolerance } = fields;
  const aims = (['target', 'least', 'most'] as const).filter((key) => Object.hasOwn(fields, key));
  if (aims.length === 0 || (aims.includes('target') && aims.length > 1)) {
    throw new Refused(where, SEARCH_PHRASES.noAim);
  }
  const aimed = aims.map((key) => [key, readNumber(fields[key], `${where}.${key}`)] as const);
  const bounds: { target?: number; least?: number; most?: number } = Object.fromEntries(aimed);
  if ((bounds.least ?? -Infinity) > (bounds.most ?? Infinity)) {
    throw new Refused(where, SEARCH_PHRASES.boundsCrossed);
  }
  if (seats !== undefined && !counts.some((count) => count === seats)) {
    throw new Refused(`${where}.seats`, SEARCH_PHRASES.otherSeats(Number(seats)));
  }
  const largest = Math.max(...aimed.map(([, aim]) => Math.abs(aim)));
  return {
    measure: readText(fields['measure'], `${where}.measure`, LONGEST_TEXT),
    ...(typeof seats === 'number' && { seats }),
    ...bounds,
    tolerance:
      tolerance === undefined
        ? TOLERANCE * (largest === 0 ? 1 : largest)
        : readAbove(tolerance, `${where}.tolerance`),
  };
}

function readNumber(value: unknown, where: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new Refused(where, PHRASES.notNumber);
}

function readAbove(value: unknown, where: string): number {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value;
  throw new Refused(where, PHRASES.notPositive);
}
