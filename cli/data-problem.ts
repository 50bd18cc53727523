import { CopyDiffers, DatabaseProblem, SERVER_TEXTS, StoreProblem } from '@pepite/server';
import type { Language, Translated } from '@pepite/kernel';
import { type Context, INTERRUPTED, type ExitCode } from './command.ts';
import { textsIn } from './words/index.ts';

const DIFFERS: Translated<(where: string) => string> = {
  en: (where) =>
    `the copy isn’t the same as the original (${where}), so it isn’t used. Check both disks, ` +
    'then run the command again: it mends what differs.',
  fr: (where) =>
    `la copie diffère de l’original (${where}), elle n’est donc pas utilisée. Vérifiez les deux ` +
    'disques, puis relancez la commande : elle corrige ce qui diffère.',
};

/** Two places were named where one is meant. */
export const bothPlaces = ({ language }: Context): string =>
  SERVER_TEXTS[language].wrong({ kind: 'two-stores' });

/** What is wrong with a folder, a database or a copy, in one sentence; other errors are thrown. */
export function explainData(error: unknown, folder: string, language: Language): string {
  const texts = SERVER_TEXTS[language];
  if (error instanceof StoreProblem) {
    return texts.dataUnusable(folder, error.kind, error.message);
  }
  if (error instanceof DatabaseProblem) {
    return texts.databaseUnusable(error.where, error.kind, error.message);
  }
  if (error instanceof CopyDiffers) return DIFFERS[language](error.where);
  throw error;
}

/** Says that a long job was stopped, and what to do about it if there is anything. */
export function sayInterrupted({ error, language }: Context, advice?: string): ExitCode {
  const sentences = [textsIn(language).interrupted, ...(advice === undefined ? [] : [advice])];
  error.write(`${sentences.join(' ')}\n`);
  return INTERRUPTED;
}
