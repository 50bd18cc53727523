import { LEVELS } from '@pepite/bots';
import { gameOf, GAMES } from '@pepite/games';
import type { Language } from '@pepite/kernel';
import {
  type CalibrationOrder,
  CalibrationRun,
  calibrationTable,
  type EffortName,
  type MatchSampled,
  readKeptCalibration,
} from '@pepite/review';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { inColumns } from '../layout.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { doWork, readKept, type WorkAsked } from './work.ts';
import { REVIEW_TEXTS } from './words.ts';

const THREAD = new URL('./calibrate-thread.ts', import.meta.url);

interface Asked extends WorkAsked {
  readonly game: string;
  readonly seats: number | undefined;
  readonly matches: number;
  readonly effort: EffortName;
  readonly iterations: number;
  readonly seed: number;
  readonly json: boolean;
}

/** Has bots of all levels play and be reviewed, and shows what accuracy says of each. */
export async function calibrate(context: Context, asked: Asked): Promise<ExitCode> {
  const { language, out } = context;
  const game = gameOf(asked.game);
  if (game === undefined) {
    const known = GAMES.map(({ id }) => id);
    const problem = { kind: 'game-unknown', game: asked.game, known } as const;
    return refuseCommand(context, sentence(textsIn(language).record, problem));
  }
  const { least, most } = game.seats;
  const { seats = Math.min(most, 4), matches, effort, iterations, seed } = asked;
  if (seats < Math.max(2, least) || seats > most) {
    const problem = { kind: 'seats-wrong', least: Math.max(2, least), most } as const;
    return refuseCommand(context, sentence(textsIn(language).record, problem));
  }
  const order: CalibrationOrder = { game: game.id, seats, matches, effort, iterations, seed };
  const kept = await readKept(context, asked.out, (text) => readKeptCalibration(text, order));
  if ('problem' in kept) return refuseCommand(context, kept.problem);
  const run = new CalibrationRun(order, kept.value);
  const shared = { program: THREAD, data: order };
  const take = (done: unknown): void => run.take(done as MatchSampled);
  const problem = await doWork(context, shared, run, take, asked);
  if (problem !== undefined) return refuseCommand(context, problem);
  out.write(asked.json ? run.print() : tableText(run, language));
  return run.isFinished ? DONE : INTERRUPTED;
}

function tableText(run: CalibrationRun, language: Language): string {
  const { number, percent } = textsIn(language);
  const { columns, legend } = REVIEW_TEXTS[language].calibration;
  const figure = (value: number): string => number(100 * value, 1);
  const rows = calibrationTable(run.result.samples.flat()).map((row) => [
    LEVELS[row.level].words[language].name,
    number(row.matches),
    `${figure(row.mean)} ± ${figure(row.error)}`,
    figure(row.spread),
    percent(row.wins),
    row.toTell === undefined ? '–' : number(row.toTell),
  ]);
  const sides = ['left', 'right', 'right', 'right', 'right', 'right'] as const;
  return [...inColumns([columns, ...rows], sides), '', legend, ''].join('\n');
}
