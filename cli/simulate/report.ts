import type { Game } from '@pepite/kernel';
import type { Context } from '../command.ts';
import { helpWidth } from '../help.ts';
import { textsIn } from '../words/index.ts';
import type { Job } from './job.ts';
import { summarise } from './summary.ts';
import { showSummary } from './table.ts';
import type { Tally } from './tally.ts';
import { SIMULATE_TEXTS } from './words.ts';

interface Report {
  readonly game: Game;
  readonly job: Job;
  readonly tally: Tally;
  /** How many were asked for. */
  readonly games: number;
  readonly seconds: number;
  readonly workers: number;
}

const decisionsIn = ({ decisions }: Tally): number =>
  [...decisions].reduce((sum, [value, count]) => sum + value * count, 0);

/** One JSON document. All of it but `timing` follows from what was asked. */
export function reportJson(context: Context, report: Report): void {
  const { game, job, tally, games, seconds, workers } = report;
  const isInterrupted = tally.matches < games;
  if (isInterrupted) context.error.write(`${interruption(context, report)}\n`);
  if (tally.matches === 0) return;
  const document = {
    ...summarise(game, job, tally),
    games,
    interrupted: isInterrupted,
    timing: { seconds, workers, decisionsPerSecond: decisionsIn(tally) / seconds },
  };
  context.out.write(`${JSON.stringify(document, undefined, 2)}\n`);
}

/** The same for people. */
export function reportTable(
  context: Context,
  report: Report & { readonly records: string | undefined },
): void {
  const { game, job, tally, games, records } = report;
  const texts = SIMULATE_TEXTS[context.language];
  const isInterrupted = tally.matches < games;
  const width = helpWidth(context.out.columns);
  const lines = [
    ...(isInterrupted ? [interruption(context, report)] : []),
    ...(tally.matches === 0
      ? []
      : [
          ...(isInterrupted ? [''] : []),
          ...showSummary(game, summarise(game, job, tally), context.language, width),
          '',
          speed(context, report),
        ]),
    ...(records === undefined || isInterrupted ? [] : [texts.saved(records)]),
  ];
  context.out.write(lines.map((line) => `${line}\n`).join(''));
}

function interruption({ language }: Context, { tally, games, job }: Report): string {
  const { number } = textsIn(language);
  const texts = SIMULATE_TEXTS[language];
  const line = texts.interrupted(number(tally.matches), number(games));
  return job.keepsRecords ? `${line} ${texts.nothingSaved}` : line;
}

function speed({ language }: Context, { tally, seconds, workers }: Report): string {
  const { number } = textsIn(language);
  const decisions = decisionsIn(tally);
  return SIMULATE_TEXTS[language].speed({
    decisions: number(decisions),
    seconds: number(seconds, 1),
    workers,
    perSecond: number(decisions / seconds),
  });
}
