import { availableParallelism } from 'node:os';
import {
  experimentWith,
  goOn,
  isFound,
  joinPieces,
  piecesOf,
  printState,
  type PlayTasks,
  type ReadSearch,
  type Search,
  type SearchState,
  slicesInAll,
  slicesPerGeneration,
} from '@pepite/lab';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../../command.ts';
import { diskErrorOf } from '../../files.ts';
import { type Progress, startProgress } from '../../progress.ts';
import { textsIn } from '../../words/index.ts';
import { sentence } from '../../words/sentences.ts';
import { problemWithFile, readKept, readSearchFile, writeWhole } from './files.ts';
import { jsonOf, tableOf } from './report.ts';
import { Threads } from './threads.ts';
import { SEARCH_TEXTS } from './words.ts';

interface Asked {
  readonly file: string;
  readonly out: string | undefined;
  readonly experiment: string | undefined;
  readonly workers: number | undefined;
  readonly json: boolean;
}

/** Matches per arm of the experiment that plays again what was found. */
const MATCHES = 10_000;

/** Searches, or goes on with it; when interrupted, the generations that are done are kept. */
export async function runSearch(context: Context, asked: Asked): Promise<ExitCode> {
  const read = await readSearchFile(context, asked.file);
  if ('problem' in read) return refuseCommand(context, read.problem);
  const kept = await readKept(context, asked.out, read.value);
  if ('problem' in kept) return refuseCommand(context, kept.problem);
  const unwritable = await problemWithFile(context, asked.experiment);
  if (unwritable !== undefined) return refuseCommand(context, unwritable);
  sayWhereItGoesOn(context, asked.out, kept.value);
  try {
    const state = await search(context, asked, read.value, kept.value);
    report(context, asked, read.value, state);
    return isFound(state) ? DONE : INTERRUPTED;
  } catch (error) {
    const problem = diskErrorOf(error, asked.out ?? asked.experiment ?? '');
    return refuseCommand(context, sentence(textsIn(context.language).files, problem));
  }
}

async function search(
  context: Context,
  { out, workers = availableParallelism() }: Asked,
  read: ReadSearch,
  kept: SearchState,
): Promise<SearchState> {
  if (isFound(kept)) return kept;
  const threads = new Threads(workers, context.interrupted);
  const progress = startProgress(context, slicesInAll(read.search));
  try {
    return await goOn(read, kept, playWith(threads, read.search, kept, progress), (state) => {
      if (out !== undefined) writeWhole(out, printState(state));
    });
  } finally {
    progress.stop();
    await threads.end();
  }
}

function playWith(
  threads: Threads,
  search: Search,
  { generations }: SearchState,
  progress: Progress,
): PlayTasks {
  let done = generations * slicesPerGeneration(search);
  return async (tasks) => {
    const tallies = await threads.play(tasks.flatMap(piecesOf), ({ from, to }) => {
      done += to - from;
      progress.update(done);
    });
    return tallies === undefined ? undefined : joinPieces(tasks, tallies);
  };
}

function sayWhereItGoesOn(
  { error, language }: Context,
  out: string | undefined,
  { generations }: SearchState,
): void {
  if (out === undefined || generations === 0) return;
  const { number } = textsIn(language);
  error.write(`${SEARCH_TEXTS[language].goesOn(out, number(generations))}\n`);
}

function report(context: Context, asked: Asked, read: ReadSearch, state: SearchState): void {
  const { error, language, out } = context;
  const texts = SEARCH_TEXTS[language];
  const say = (line: string): void => void error.write(`${line}\n`);
  if (isFound(state)) {
    const lines = asked.json ? [jsonOf(state)] : tableOf(context, read.game, state);
    out.write(`${lines.join('\n')}\n`);
  } else {
    const { number } = textsIn(language);
    const { generations, search: wanted } = state;
    const next = asked.out === undefined ? texts.nothingKept : texts.continued;
    say(`${texts.stopped(number(generations), number(wanted.generations))} ${next}`);
  }
  if (asked.out !== undefined && state.generations > 0) say(texts.kept(asked.out));
  if (asked.experiment === undefined) return;
  if (!isFound(state)) return say(texts.notSaved(asked.experiment));
  const experiment = experimentWith(state, MATCHES);
  writeWhole(asked.experiment, `${JSON.stringify(experiment, undefined, 2)}\n`);
  say(texts.saved(asked.experiment));
}
