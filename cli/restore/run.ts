import { access, constants, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BackupProblem, restore, restoreToDatabase } from '@pepite/server';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { dataFolder, dataPlace, withProgress } from '../data-folder.ts';
import { bothPlaces, explainData, sayInterrupted } from '../data-problem.ts';
import { type FileProblem, unreadable } from '../files.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { RESTORE_TEXTS } from './words.ts';

interface Asked {
  readonly file: string;
  readonly data: string | undefined;
  readonly force: boolean;
}

/** Puts a backup in the place of a data folder's content, or of a database's. */
export async function restoreBackup(context: Context, asked: Asked): Promise<ExitCode> {
  const { language } = context;
  const texts = RESTORE_TEXTS[language];
  const place = dataPlace(context, asked.data);
  if (place.kind === 'both') return refuseCommand(context, bothPlaces(context));
  if (place.kind === 'folder' && asked.force) return refuseCommand(context, texts.forceUnneeded);
  const problem = await problemWithReading(asked.file);
  if (problem !== undefined)
    return refuseCommand(context, sentence(textsIn(language).files, problem));
  try {
    const lines =
      place.kind === 'folder'
        ? await restoreFolder(context, place.folder, asked)
        : await restoreDatabase(context, place.url, asked);
    context.out.write(`${lines.join('\n')}\n`);
    return DONE;
  } catch (error) {
    const isResumed = place.kind === 'database';
    if (context.interrupted.aborted) {
      return sayInterrupted(context, isResumed ? texts.again : undefined);
    }
    return refuseCommand(context, explain(error, context, asked));
  }
}

async function restoreFolder(
  context: Context,
  folder: string,
  { file }: Asked,
): Promise<readonly string[]> {
  const signal = context.interrupted;
  const aside = await withProgress(context, (progress) =>
    restore(folder, resolve(file), { progress, signal }),
  );
  return RESTORE_TEXTS[context.language].done(folder, aside);
}

async function restoreDatabase(
  context: Context,
  url: string,
  { file, force }: Asked,
): Promise<readonly string[]> {
  const signal = context.interrupted;
  const { counts } = await withProgress(context, (progress) =>
    restoreToDatabase(url, resolve(file), force ? 'replaced' : 'refused', { progress, signal }),
  );
  return [RESTORE_TEXTS[context.language].databaseDone(counts['matches'] ?? 0)];
}

async function problemWithReading(file: string): Promise<FileProblem | undefined> {
  try {
    await access(file, constants.R_OK);
    if ((await stat(file)).isFile()) return undefined;
    return { kind: 'unreadable', file, code: 'NOT_A_FILE' };
  } catch (error) {
    return unreadable(file, error);
  }
}

function explain(error: unknown, context: Context, { file, data }: Asked): string {
  const { language } = context;
  if (error instanceof BackupProblem) {
    return RESTORE_TEXTS[language].unusable(file, error.kind, error.message);
  }
  return explainData(error, dataFolder(context, data), language);
}
