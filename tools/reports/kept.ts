import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ArmTally,
  type LabResult,
  parseExperiment,
  parseResult,
  printResult,
  type ReadExperiment,
  type ReadResult,
  tellProblem,
} from '../../lab/index.ts';
import { root } from '../bin/install.mjs';

/** What an experiment of a report has found, as far as the report reads it. */
export type KeptResult = LabResult;

/** An experiment that a report is made of. */
export interface Asked {
  /** `experiments/<name>.json`. */
  readonly name: string;
  /** The measures and distributions that the report reads: all others would fill the repository. */
  readonly keeps: readonly string[];
}

export const experimentFile = (name: string): string => join(root, 'experiments', `${name}.json`);
export const resultFile = (name: string): string =>
  join(root, 'experiments', 'results', `${name}.json`);

export function readExperimentOf(name: string): ReadExperiment {
  const read = parseExperiment(readFileSync(experimentFile(name), 'utf8'));
  if ('value' in read) return read.value;
  throw new Error(`${experimentFile(name)}: ${tellProblem(read.problem, 'en')}`);
}

/** Reads a result; nothing in a file is taken on trust. */
export function readResultFrom(file: string): ReadResult {
  const read = parseResult(readFileSync(file, 'utf8'));
  if ('value' in read) return read.value;
  throw new Error(`${file}: ${tellProblem(read.problem, 'en')}`);
}

export const keep = (asked: Asked, result: LabResult): void =>
  writeFileSync(resultFile(asked.name), printResult(kept(asked, result)));

/** A result with nothing in it but what the report reads: still one that the lab's page opens. */
export const kept = ({ keeps }: Asked, result: LabResult): KeptResult => ({
  ...result,
  tally: result.tally.map(({ matches, measures, cross, histograms }): ArmTally => ({
    matches,
    measures: chosen(measures, keeps),
    cross: chosen(cross, keeps),
    histograms: chosen(histograms, keeps),
  })),
});

/** `wins/0` is of the measure `wins`. */
const chosen = <T>(named: Readonly<Record<string, T>>, keeps: readonly string[]) =>
  Object.fromEntries(
    Object.entries(named).filter(([key]) => keeps.includes(key.replace(/\/.*/, ''))),
  );
