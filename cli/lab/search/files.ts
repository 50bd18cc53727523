import { existsSync } from 'node:fs';
import {
  beginSearch,
  parseSearch,
  parseState,
  problemWithGoals,
  type ReadSearch,
  type SearchState,
  tellProblem,
} from '@pepite/lab';
import type { Read } from '@pepite/kernel';
import type { Context } from '../../command.ts';
import { problemWithWriting, readBytes, WholeFile } from '../../files.ts';
import { textsIn } from '../../words/index.ts';
import { sentence } from '../../words/sentences.ts';
import { SEARCH_TEXTS } from './words.ts';

/** The search that a file describes, or a sentence that says what is wrong with it. */
export async function readSearchFile(
  context: Context,
  file: string,
): Promise<Read<ReadSearch, string>> {
  const { language } = context;
  const bytes = await readBytes(file, context);
  if ('problem' in bytes) return { problem: sentence(textsIn(language).files, bytes.problem) };
  const read = parseSearch(bytes.value.toString());
  const problem = 'problem' in read ? read.problem : await problemWithGoals(read.value);
  if (problem === undefined && 'value' in read) return read;
  const told = problem === undefined ? '' : tellProblem(problem, language);
  return { problem: SEARCH_TEXTS[language].wrongFile(file, told) };
}

/** What an earlier run has left where this one will write, or a search that has not begun. */
export async function readKept(
  context: Context,
  file: string | undefined,
  asked: ReadSearch,
): Promise<Read<SearchState, string>> {
  const problem = await problemWithFile(context, file);
  if (problem !== undefined) return { problem };
  if (file === undefined || !existsSync(file)) return { value: beginSearch(asked) };
  const { language } = context;
  const bytes = await readBytes(file, context);
  if ('problem' in bytes) return { problem: sentence(textsIn(language).files, bytes.problem) };
  const state = parseState(bytes.value.toString(), asked);
  if ('value' in state) return state;
  const why = tellProblem(state.problem, language);
  return { problem: SEARCH_TEXTS[language].notContinued(file, why) };
}

/** Why a file can't be written, asked before the work that would fill it. */
export async function problemWithFile(
  { language }: Context,
  file: string | undefined,
): Promise<string | undefined> {
  const problem = file === undefined ? undefined : await problemWithWriting(file);
  return problem === undefined ? undefined : sentence(textsIn(language).files, problem);
}

/** Writes a file in place of what was there, all of it or nothing. */
export function writeWhole(file: string, text: string): void {
  const whole = new WholeFile(file);
  try {
    whole.write(text);
    whole.keep();
  } finally {
    whole.discard();
  }
}
