import { existsSync } from 'node:fs';
import {
  type ExperimentProblem,
  type LabResult,
  parseExperiment,
  parseResult,
  printResult,
  problemWithUntil,
  type ReadExperiment,
  type ReadResult,
  type WhoPlays,
  tellProblem,
  whyNotContinued,
} from '@pepite/lab';
import { GAMES } from '@pepite/games';
import { PROGRAM, type Read } from '@pepite/kernel';
import type { Context } from '../command.ts';
import { problemWithWriting, readBytes, WholeFile } from '../files.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { LAB_TEXTS } from './words.ts';

/** The experiment that a file describes, or a sentence that says what is wrong with it. */
export async function readExperimentFile(
  context: Context,
  file: string,
  players: WhoPlays,
): Promise<Read<ReadExperiment, string>> {
  const read = await readFile(context, file, (text) => parseExperiment(text, GAMES, players));
  if ('problem' in read) return read;
  const problem = await problemWithUntil(read.value);
  return problem === undefined ? read : { problem: wrongFile(context, file, problem) };
}

/** The same for what was found. */
export const readResultFile = (context: Context, file: string): Promise<Read<ReadResult, string>> =>
  readFile(context, file, parseResult);

async function readFile<T>(
  context: Context,
  file: string,
  parse: (text: string) => Read<T, ExperimentProblem>,
): Promise<Read<T, string>> {
  const { language } = context;
  const bytes = await readBytes(file, context);
  if ('problem' in bytes) return { problem: sentence(textsIn(language).files, bytes.problem) };
  const read = parse(bytes.value.toString());
  if ('value' in read) return read;
  return { problem: wrongFile(context, file, read.problem) };
}

const wrongFile = ({ language }: Context, file: string, problem: ExperimentProblem): string =>
  LAB_TEXTS[language].wrongFile(file, tellProblem(problem, language));

/** What an earlier run has left where this one will write, if that can be gone on with. */
export async function readKept(
  context: Context,
  file: string | undefined,
  asked: ReadExperiment,
): Promise<Read<LabResult | undefined, string>> {
  if (file === undefined) return { value: undefined };
  const { language } = context;
  const problem = await problemWithWriting(file);
  if (problem !== undefined) return { problem: sentence(textsIn(language).files, problem) };
  if (!existsSync(file)) return { value: undefined };
  const read = await readResultFile(context, file);
  if ('problem' in read) return read;
  const { result } = read.value;
  const why = whyNotContinued(asked, result, PROGRAM);
  if (why === undefined) return { value: result };
  return { problem: LAB_TEXTS[language].notContinued(file, why[language]) };
}

/** Writes a result in place of what was there, all of it or nothing. */
export function saveResult(file: string, result: LabResult): void {
  const whole = new WholeFile(file);
  try {
    whole.write(printResult(result));
    whole.keep();
  } finally {
    whole.discard();
  }
}
