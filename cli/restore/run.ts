import { access, constants, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BackupProblem, restore, SERVER_TEXTS, StoreProblem } from '@pepite/server';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { dataFolder, withProgress } from '../data-folder.ts';
import { type FileProblem, unreadable } from '../files.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { RESTORE_TEXTS } from './words.ts';

interface Asked {
  readonly file: string;
  readonly data: string | undefined;
}

/** Puts a backup in the place of a data folder's content; if that fails, nothing has changed. */
export async function restoreBackup(context: Context, asked: Asked): Promise<ExitCode> {
  const { language, interrupted: signal } = context;
  const { file } = asked;
  const folder = dataFolder(context, asked.data);
  const problem = await problemWithReading(file);
  if (problem !== undefined)
    return refuseCommand(context, sentence(textsIn(language).files, problem));
  try {
    const aside = await withProgress(context, (progress) =>
      restore(folder, resolve(file), { progress, signal }),
    );
    const lines = RESTORE_TEXTS[language].done(folder, aside);
    context.out.write(`${lines.join('\n')}\n`);
    return DONE;
  } catch (error) {
    if (signal.aborted) return sayInterrupted(context);
    return refuseCommand(context, explain(error, folder, asked, context));
  }
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

function explain(error: unknown, folder: string, { file }: Asked, { language }: Context): string {
  if (error instanceof BackupProblem) {
    return RESTORE_TEXTS[language].unusable(file, error.kind, error.message);
  }
  if (!(error instanceof StoreProblem)) throw error;
  return SERVER_TEXTS[language].dataUnusable(folder, error.kind, error.message);
}

function sayInterrupted({ error, language }: Context): ExitCode {
  error.write(`${textsIn(language).interrupted}\n`);
  return INTERRUPTED;
}
