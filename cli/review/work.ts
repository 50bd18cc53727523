import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Read, Why } from '@pepite/kernel';
import type { Context } from '../command.ts';
import { diskErrorOf, problemWithWriting, readBytes, WholeFile } from '../files.ts';
import { type Shared, shareOut } from '../pool.ts';
import { startProgress } from '../progress.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { REVIEW_TEXTS } from './words.ts';

/** Work of many parts, which can be stopped and gone on with. */
interface Divided {
  readonly isFinished: boolean;
  readonly done: number;
  readonly total: number;
  toDo(): Iterator<number>;
  /** The file of what is done. */
  print(): string;
}

/** How often what was found is written down, in milliseconds: more than that is never lost. */
const SAVED_EVERY = 5000;

export interface WorkAsked {
  readonly out: string | undefined;
  readonly workers: number | undefined;
}

/** What an earlier run has left where this one will write, if it can be gone on with. */
export async function readKept<T>(
  context: Context,
  file: string | undefined,
  parse: (text: string) => Read<T, Why>,
): Promise<Read<T | undefined, string>> {
  if (file === undefined) return { value: undefined };
  const { language } = context;
  const problem = await problemWithWriting(file);
  if (problem !== undefined) return { problem: sentence(textsIn(language).files, problem) };
  if (!existsSync(file)) return { value: undefined };
  const bytes = await readBytes(file, context);
  if ('problem' in bytes) return { problem: sentence(textsIn(language).files, bytes.problem) };
  const read = parse(bytes.value.toString());
  if ('value' in read) return read;
  return { problem: REVIEW_TEXTS[language].notContinued(file, read.problem[language]) };
}

/** Has everything done that is left; a sentence if a disk gets in the way. */
export async function doWork(
  context: Context,
  shared: Shared,
  divided: Divided,
  take: (done: unknown) => void,
  { out, workers = availableParallelism() }: WorkAsked,
): Promise<string | undefined> {
  if (divided.isFinished) return undefined;
  const { error, language } = context;
  const progress = startProgress(context, divided.total, divided.done);
  let saved = performance.now();
  const save = (): void => {
    if (out !== undefined) saveText(out, divided.print());
    saved = performance.now();
  };
  try {
    await shareOut(shared, divided.toDo(), workers, context.interrupted, (done) => {
      take(done);
      progress.update(divided.done);
      if (performance.now() - saved >= SAVED_EVERY) save();
    });
    save();
  } catch (thrown) {
    if (out === undefined) throw thrown;
    return sentence(textsIn(language).files, diskErrorOf(thrown, out));
  } finally {
    progress.stop();
  }
  if (divided.isFinished) return undefined;
  const { stopped, continued, nothingKept } = REVIEW_TEXTS[language];
  const next = out === undefined ? nothingKept : continued;
  error.write(`${stopped(divided.done, divided.total)} ${next}\n`);
  return undefined;
}

/** Writes a file in place of what was there, all of it or nothing. */
function saveText(file: string, text: string): void {
  const whole = new WholeFile(file);
  try {
    whole.write(text);
    whole.keep();
  } finally {
    whole.discard();
  }
}
