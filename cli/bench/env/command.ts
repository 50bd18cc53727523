import { cpus } from 'node:os';
import type { Language } from '@pepite/kernel';
import { command, type Context, DONE, INTERRUPTED, refuseCommand } from '../../command.ts';
import { helpWidth } from '../../help.ts';
import { inColumns, type Side, wrap } from '../../layout.ts';
import { startProgress } from '../../progress.ts';
import { textsIn } from '../../words/index.ts';
import type { Summary } from '../statistics.ts';
import { FLAGS } from './plan.ts';
import { type Asked, type Measured, measure, tablesOf, TURNS } from './run.ts';
import { benchEnvWords, helpWords, type Method } from './words.ts';

export const benchEnvCommand = command({
  name: 'bench env',
  arguments: [],
  flags: FLAGS,
  words: helpWords,
  async run(context, { flags: { game, seats, batch, seconds, seed, json } }) {
    const words = benchEnvWords[context.language];
    const tables = tablesOf(game, seats);
    if (tables.length === 0) return refuseCommand(context, words.noSuchTable(seats ?? 0));
    try {
      const measured = await measureAll(context, tables, { batch, seconds, seed });
      const method = { batch, seconds, ...surroundings() };
      context.out.write(json ? jsonOf(measured, method) : textOf(context, measured, method));
      return DONE;
    } catch (error) {
      if (!context.interrupted.aborted) throw error;
      context.error.write(`${textsIn(context.language).interrupted}\n`);
      return INTERRUPTED;
    }
  },
});

async function measureAll(
  context: Context,
  tables: ReturnType<typeof tablesOf>,
  asked: Asked,
): Promise<readonly Measured[]> {
  const progress = startProgress(context, tables.length * TURNS);
  const measured: Measured[] = [];
  let turns = 0;
  try {
    for (const table of tables) {
      const tick = (): void => progress.update(++turns);
      context.interrupted.throwIfAborted();
      measured.push(await measure(table, asked, context.interrupted, tick));
    }
  } finally {
    progress.stop();
  }
  return measured;
}

const surroundings = () => ({
  node: process.versions.node,
  processor: cpus().at(0)?.model ?? process.arch,
});

const jsonOf = (measured: readonly Measured[], method: Method): string =>
  `${JSON.stringify({ ...method, tables: measured.map(toJson) }, undefined, 2)}\n`;

const toJson = ({ game, seats, piped, arrays, here, ratio, processor }: Measured): object => ({
  game: game.id,
  seats,
  stepsPerSecond: rounded(piped, 0),
  withArrays: rounded(arrays, 0),
  withoutPipe: rounded(here, 0),
  ratio: rounded(ratio, 3),
  ...(processor && {
    byProcessorTime: {
      stepsPerSecond: Math.round(processor.piped),
      withArrays: Math.round(processor.arrays),
      withoutPipe: Math.round(processor.here),
      ratio: Number(processor.ratio.toFixed(3)),
    },
  }),
});

const rounded = ({ median, least, most }: Summary, digits: number): Summary => {
  const round = (value: number): number => Number(value.toFixed(digits));
  return { median: round(median), least: round(least), most: round(most) };
};

function textOf({ language, out }: Context, measured: readonly Measured[], method: Method): string {
  const words = benchEnvWords[language];
  const width = helpWidth(out.columns);
  const lines = [
    ...rowsOf(measured, language),
    '',
    ...processorRowsOf(measured, language),
    ...words.method(method).flatMap((paragraph) => wrap(paragraph, width)),
  ];
  return `${lines.join('\n')}\n`;
}

function rowsOf(measured: readonly Measured[], language: Language): readonly string[] {
  const { brief, times, columns } = benchEnvWords[language];
  const rows = measured.map(({ game, seats, piped, arrays, here, ratio }) => [
    game.words[language].title,
    String(seats),
    brief(piped.median),
    brief(piped.most),
    brief(arrays.median),
    brief(here.median),
    times(ratio.median),
    `${times(ratio.least)} – ${times(ratio.most)}`,
  ]);
  return table(columns, rows);
}

/** The same by processor time, where that is told. */
function processorRowsOf(measured: readonly Measured[], language: Language): readonly string[] {
  const { brief, times, byProcessor, processorColumns } = benchEnvWords[language];
  const rows = measured.flatMap(({ game, seats, processor }) =>
    processor === undefined
      ? []
      : [
          [
            game.words[language].title,
            String(seats),
            brief(processor.piped),
            brief(processor.arrays),
            brief(processor.here),
            times(processor.ratio),
          ],
        ],
  );
  return rows.length === 0 ? [] : [byProcessor, ...table(processorColumns, rows), ''];
}

function table(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const sides = columns.map((_, column): Side => (column === 0 ? 'left' : 'right'));
  return inColumns([columns, ...rows], sides);
}
