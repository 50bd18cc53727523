import type { Game } from '@pepite/kernel';
import type { Context } from '../command.ts';
import { helpWidth } from '../help.ts';
import { textsIn } from '../words/index.ts';
import type { Job, Task, TaskDone } from './job.ts';
import type { Pairing } from './lineups.ts';
import { summarise } from './summary.ts';
import { showSummary } from './table.ts';
import { ARENA_TEXTS } from './words.ts';

interface Report {
  readonly game: Game;
  readonly job: Job;
  readonly pairings: readonly Pairing[];
  readonly tasks: readonly Task[];
  readonly played: readonly TaskDone[];
  readonly asked: { readonly json: boolean; readonly out: string | undefined };
}

/** One JSON document, or the same for people. */
export function report(context: Context, found: Report): void {
  if (found.asked.json) reportJson(context, found);
  else reportTable(context, found);
}

function reportJson(context: Context, found: Report): void {
  const { game, job, pairings, tasks, played } = found;
  const interrupted = played.length < tasks.length;
  if (interrupted) context.error.write(`${interruption(context, found)}\n`);
  if (played.length === 0) return;
  const summary = summarise(game, job, pairings, played);
  const document = { ...summary, games: tasks.length, interrupted };
  context.out.write(`${JSON.stringify(document, undefined, 2)}\n`);
}

function reportTable(context: Context, found: Report): void {
  const { game, job, pairings, tasks, played, asked } = found;
  const { language, out } = context;
  const isInterrupted = played.length < tasks.length;
  const shown =
    played.length === 0
      ? []
      : showSummary(game, summarise(game, job, pairings, played), language, helpWidth(out.columns));
  const lines = [
    ...(isInterrupted ? [interruption(context, found), ''] : []),
    ...shown,
    ...(asked.out === undefined || isInterrupted ? [] : [ARENA_TEXTS[language].saved(asked.out)]),
  ];
  out.write(`${lines.join('\n').trimEnd()}\n`);
}

function interruption({ language }: Context, { played, tasks, job }: Report): string {
  const { number } = textsIn(language);
  const texts = ARENA_TEXTS[language];
  const line = texts.interrupted(number(played.length), number(tasks.length));
  return job.keepsRecords ? `${line} ${texts.nothingSaved}` : line;
}
