import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '../../kernel/index.ts';
import {
  type Experiment,
  ExperimentRun,
  playSlice,
  prepare,
  printResult,
  readExperiment,
  tellProblem,
} from '../../lab/index.ts';
import { root } from '../bin/install.mjs';
import { readExperimentOf } from './kept.ts';

/**
 * The first matches of an experiment, played again whenever tests run. If they are the same to the
 * byte, rules and bots play as they did, but for a change that shows in rarer matches only.
 */
const MATCHES = 8;
const FILE = join(root, 'experiments', 'results', 'samples.json');

/** By experiment, the fingerprint of its first matches. */
export type Samples = Readonly<Record<string, string>>;

export const readSamples = (): Samples => JSON.parse(readFileSync(FILE, 'utf8')) as Samples;

export const keepSamples = (samples: Samples): void =>
  writeFileSync(FILE, `${JSON.stringify(samples, undefined, 2)}\n`);

/** Some matches of all arms; where some are looked at closely, one of those as well. */
export async function sampleOf(name: string): Promise<string> {
  const { experiment } = readExperimentOf(name);
  const { matches, closely = 0 } = experiment;
  const plain = await played({ ...experiment, matches: MATCHES, closely: MATCHES + 1 });
  if (closely > matches) return fingerprint(plain);
  const close = { ...experiment, ...fewestSeats(experiment), matches: 1, closely: 1 };
  return fingerprint(plain + (await played(close)));
}

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Only with the fewest seats, and only the first variant: a close look takes its time. */
const fewestSeats = ({ seats, variants }: Experiment) => ({
  seats: [Math.min(...seats)],
  variants: [itemAt(variants, 0)],
});

async function played(input: unknown): Promise<string> {
  const read = readExperiment(input);
  if ('problem' in read) throw new Error(tellProblem(read.problem, 'en'));
  const run = new ExperimentRun(read.value);
  run.take(playSlice(await prepare(read.value), 0));
  // Which version has played is not what the matches say.
  return printResult({ ...run.result, program: '' });
}
