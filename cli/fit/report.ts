import type { Fittable } from '@pepite/bots';
import { type Game, itemAt } from '@pepite/kernel';
import type { Context } from '../command.ts';
import { helpWidth } from '../help.ts';
import { inColumns, wrap } from '../layout.ts';
import { shareOf } from '../simulate/statistics.ts';
import { textsIn } from '../words/index.ts';
import type { TaskDone } from './job.ts';
import { FIT_TEXTS } from './words.ts';

interface Found {
  readonly playing: Game;
  readonly fittable: Fittable;
  readonly counts: readonly number[];
  readonly generations: number;
  readonly seed: number;
  readonly json: boolean;
  readonly values: readonly number[];
  /** How many generations were finished. */
  readonly finished: number;
  readonly interrupted: boolean;
  /** What the weights won, as far as it was played. */
  readonly shown: readonly TaskDone[];
}

/** More digits than that tell nothing. */
const DIGITS = 3;

interface Line {
  readonly seats: number;
  readonly matches: number;
  readonly won: number;
}

/** One JSON document, or the same for people. */
export function report(context: Context, found: Found): void {
  const values = found.values.map((value) => Number(value.toPrecision(DIGITS)));
  const lines = found.counts.map((seats) => lineOf(found.shown, seats));
  const { number } = textsIn(context.language);
  const { interrupted } = FIT_TEXTS[context.language];
  const interruption = found.interrupted
    ? [interrupted(number(found.finished), number(found.generations)), '']
    : [];
  if (found.json) {
    if (interruption.length > 0) context.error.write(`${interruption[0]}\n`);
    reportJson(context, found, values, lines);
  } else {
    const shown = showFound(context, found, values, lines);
    context.out.write(`${[...interruption, ...shown].join('\n').trimEnd()}\n`);
  }
}

function lineOf(shown: readonly TaskDone[], seats: number): Line {
  const own = shown.filter((done) => done.seats === seats);
  return {
    seats,
    matches: own.reduce((sum, { matches }) => sum + matches, 0),
    won: own.reduce((sum, { won }) => sum + won, 0),
  };
}

function reportJson(
  { out }: Context,
  { playing, fittable, seed, finished, interrupted }: Found,
  values: readonly number[],
  lines: readonly Line[],
): void {
  const document = {
    game: playing.id,
    rules: playing.rules,
    seed,
    generations: finished,
    interrupted,
    weights: fittable.weightsOf(values),
    perSeats: lines.filter(({ matches }) => matches > 0),
  };
  out.write(`${JSON.stringify(document, undefined, 2)}\n`);
}

function showFound(
  { language, out }: Context,
  { playing, fittable, seed, finished }: Found,
  values: readonly number[],
  lines: readonly Line[],
): readonly string[] {
  const { heading, about, columns } = FIT_TEXTS[language];
  const { number, percent } = textsIn(language);
  const weights = values.map((value, place) => [
    itemAt(fittable.names, place),
    number(itemAt(fittable.values, place), DIGITS),
    number(value, DIGITS),
  ]);
  const won = lines
    .filter(({ matches }) => matches > 0)
    .map(({ seats, matches, won: wins }) => {
      const { share, low, high } = shareOf(wins, matches);
      const interval = `${percent(low)} – ${percent(high)}`;
      return [number(seats), number(matches), percent(share), interval, percent(1 / seats)];
    });
  const wonHead = [columns.seats, columns.matches, columns.won, columns.interval, columns.fair];
  return [
    heading(playing.words[language].title, number(finished), seed),
    '',
    ...inColumns(
      [[columns.weight, columns.before, columns.found], ...weights],
      RIGHT.with(0, 'left'),
    ),
    ...(won.length === 0
      ? []
      : ['', ...inColumns([wonHead, ...won], RIGHT), '', ...wrap(about, helpWidth(out.columns))]),
  ];
}

const RIGHT = Array.from({ length: 5 }, (): 'left' | 'right' => 'right');
