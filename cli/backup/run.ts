import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, backUpDatabase, CopyDiffers, DatabaseProblem, StoreProblem } from '@pepite/server';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { dataFolder, type DataPlace, dataPlace, withProgress } from '../data-folder.ts';
import { bothPlaces, explainData, sayInterrupted } from '../data-problem.ts';
import { diskErrorOf, problemWithWriting } from '../files.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { BACKUP_TEXTS } from './words.ts';

const MEGABYTE = 1_000_000;

interface Asked {
  readonly file: string;
  readonly data: string | undefined;
  readonly force: boolean;
}

/** Copies a data folder, or a database, into a file; if that fails, nothing has changed. */
export async function makeBackup(context: Context, asked: Asked): Promise<ExitCode> {
  const { language, interrupted: signal } = context;
  const { file, force } = asked;
  const place = dataPlace(context, asked.data);
  if (place.kind === 'both') return refuseCommand(context, bothPlaces(context));
  const texts = textsIn(language);
  const problem = await problemWithWriting(file);
  if (problem !== undefined) return refuseCommand(context, sentence(texts.files, problem));
  if (!force && existsSync(file)) return refuseCommand(context, BACKUP_TEXTS[language].there(file));
  try {
    await copy(context, place, resolve(file));
  } catch (error) {
    if (signal.aborted) return sayInterrupted(context);
    if (!isOfData(error)) {
      return refuseCommand(context, sentence(texts.files, diskErrorOf(error, file)));
    }
    return refuseCommand(context, explainData(error, dataFolder(context, asked.data), language));
  }
  const size = texts.number(statSync(file).size / MEGABYTE, 1);
  context.out.write(`${BACKUP_TEXTS[language].done(file, size)}\n`);
  return DONE;
}

const copy = (
  context: Context,
  place: Exclude<DataPlace, { readonly kind: 'both' }>,
  file: string,
): Promise<unknown> =>
  withProgress<unknown>(context, (progress) => {
    const watch = { progress, signal: context.interrupted };
    return place.kind === 'folder'
      ? backUp(place.folder, file, watch)
      : backUpDatabase(place.url, file, watch);
  });

const isOfData = (error: unknown): boolean =>
  error instanceof StoreProblem || error instanceof DatabaseProblem || error instanceof CopyDiffers;
