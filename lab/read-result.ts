import { GAMES } from '@pepite/games';
import { type Game, identical, type Read } from '@pepite/kernel';
import type { Experiment } from './experiment.ts';
import { PHRASES } from './phrases.ts';
import { type ExperimentProblem, Refused } from './problem.ts';
import { readExperiment, type ReadExperiment } from './read-experiment.ts';
import { readAnyFields, readFields, readList, readText, readWhole } from './reading.ts';
import type { LabResult } from './result.ts';
import { sliceAt, slicesIn } from './slices.ts';
import type { ArmTally, CrossSums, Sums } from './tally.ts';

/** A result, and its experiment as it is played. */
export interface ReadResult extends ReadExperiment {
  readonly result: LabResult;
}

const KEYS = ['lab', 'program', 'rules', 'experiment', 'slices', 'isFinished', 'tally'];
const LONGEST_PROGRAM = 100;

/** Reads a result's file; nothing that it says is taken on trust. */
export function parseResult(
  text: string,
  games: readonly Game[] = GAMES,
): Read<ReadResult, ExperimentProblem> {
  try {
    return { value: resultIn(JSON.parse(text), games) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    if (error instanceof SyntaxError) return { problem: { where: '', why: PHRASES.notJson } };
    throw error;
  }
}

function resultIn(input: unknown, games: readonly Game[]): ReadResult {
  if (readAnyFields(input, '')['lab'] !== 1) throw new Refused('lab', PHRASES.notResult);
  const fields = readFields(input, '', KEYS);
  const read = readExperiment(fields['experiment'], games, 'bots and programs');
  if ('problem' in read) {
    const { where, why } = read.problem;
    throw new Refused(where === '' ? 'experiment' : `experiment.${where}`, why);
  }
  const { experiment, arms } = read.value;
  const slices = readWhole(fields['slices'], 'slices', 0, slicesIn(experiment));
  const matches = matchesIn(experiment, slices);
  const tally = readList(fields['tally'], 'tally', arms.length, (item, where) =>
    armIn(item, where, matches),
  );
  if (tally.length < arms.length) throw new Refused('tally', PHRASES.armsMissing(arms.length));
  const { isFinished } = fields;
  if (typeof isFinished !== 'boolean') throw new Refused('isFinished', PHRASES.notFlag);
  const program = readText(fields['program'], 'program', LONGEST_PROGRAM);
  const rules = readWhole(fields['rules'], 'rules', 1, Number.MAX_SAFE_INTEGER);
  const result = { lab: 1, program, rules, experiment, slices, isFinished, tally } as const;
  return { ...read.value, result };
}

/** How many matches of each arm the first slices have. */
export const matchesIn = (experiment: Experiment, slices: number): number =>
  slices === 0 ? 0 : sliceAt(experiment, slices - 1).to;

function armIn(input: unknown, where: string, matches: number): ArmTally {
  const keys = ['matches', 'measures', 'cross', 'histograms'];
  const fields = readFields(input, where, keys);
  return {
    matches: readWhole(fields['matches'], `${where}.matches`, matches, matches),
    measures: readNamed(fields['measures'], `${where}.measures`, sumsIn),
    cross: readNamed(fields['cross'], `${where}.cross`, crossIn),
    histograms: readNamed(fields['histograms'], `${where}.histograms`, countsIn),
  };
}

function readNamed<T>(
  input: unknown,
  where: string,
  readItem: (item: unknown, where: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(readAnyFields(input, where)).map(([name, item]) => [
      name,
      readItem(item, `${where}.${name}`),
    ]),
  );
}

function numbersIn<K extends string>(
  input: unknown,
  where: string,
  names: readonly K[],
): Record<K, number> {
  const fields = readFields(input, where, names);
  const numbers = names.map((name) => {
    const value = fields[name];
    if (typeof value === 'number') return [name, value] as const;
    throw new Refused(`${where}.${name}`, PHRASES.notNumber);
  });
  return Object.fromEntries(numbers) as Record<K, number>;
}

const sumsIn = (input: unknown, where: string): Sums =>
  numbersIn(input, where, ['matches', 'v', 'n', 'vv', 'nn', 'vn']);

const crossIn = (input: unknown, where: string): CrossSums =>
  numbersIn(input, where, ['vv', 'vn', 'nv', 'nn']);

const countsIn = (input: unknown, where: string): Record<string, number> =>
  readNamed(input, where, (count, place) => readWhole(count, place, 1, Number.MAX_SAFE_INTEGER));

/** Why a run can't go on with a result, if it can't. */
export function whyNotContinued(
  { experiment, game }: ReadExperiment,
  kept: LabResult,
  program: string,
): ExperimentProblem['why'] | undefined {
  if (!identical(comparable(experiment), comparable(kept.experiment))) {
    return PHRASES.otherExperiment;
  }
  if (kept.program !== program || kept.rules !== game.rules) {
    return PHRASES.otherProgram(kept.program, kept.rules);
  }
  const before = matchesIn(kept.experiment, kept.slices);
  const isWhole = kept.slices <= slicesIn(experiment);
  return isWhole && before === matchesIn(experiment, kept.slices)
    ? undefined
    : PHRASES.otherMatches(before);
}

/** All that changes what a slice has in it: how long to go on may be thought over. */
const comparable = ({ game, seats, variants, bots, seed, closely = 0, time = 0 }: Experiment) => [
  game,
  seats,
  variants,
  bots,
  seed,
  closely,
  time,
];
