import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, SERVER_TEXTS, StoreProblem } from '@pepite/server';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { dataFolder, withProgress } from '../data-folder.ts';
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

/** Copies a data folder into a file; if that fails, or is stopped, nothing has changed. */
export async function makeBackup(context: Context, asked: Asked): Promise<ExitCode> {
  const { language, interrupted: signal } = context;
  const { file, force } = asked;
  const folder = dataFolder(context, asked.data);
  const texts = textsIn(language);
  const problem = await problemWithWriting(file);
  if (problem !== undefined) return refuseCommand(context, sentence(texts.files, problem));
  if (!force && existsSync(file)) return refuseCommand(context, BACKUP_TEXTS[language].there(file));
  try {
    await withProgress(context, (progress) => backUp(folder, resolve(file), { progress, signal }));
  } catch (error) {
    if (signal.aborted) return sayInterrupted(context);
    if (error instanceof StoreProblem) {
      const { kind, message } = error;
      return refuseCommand(context, SERVER_TEXTS[language].dataUnusable(folder, kind, message));
    }
    return refuseCommand(context, sentence(texts.files, diskErrorOf(error, file)));
  }
  const size = texts.number(statSync(file).size / MEGABYTE, 1);
  context.out.write(`${BACKUP_TEXTS[language].done(file, size)}\n`);
  return DONE;
}

function sayInterrupted({ error, language }: Context): ExitCode {
  error.write(`${textsIn(language).interrupted}\n`);
  return INTERRUPTED;
}
