import { cpus } from 'node:os';
import { command, type Context, DONE, INTERRUPTED, refuseCommand } from '../../command.ts';
import { helpWidth } from '../../help.ts';
import { wrap } from '../../layout.ts';
import { startProgress } from '../../progress.ts';
import { textsIn } from '../../words/index.ts';
import { sentence } from '../../words/sentences.ts';
import { readCheckout } from './checkout.ts';
import { helpWords } from './help.ts';
import { FLAGS } from './plan.ts';
import { reportTable, toJson } from './report.ts';
import { type Asked, type Measured, measure, type Table, tablesOf, TURNS } from './run.ts';
import { benchSimulateWords, type Method } from './words.ts';

export const benchSimulateCommand = command({
  name: 'bench simulate',
  arguments: [],
  flags: FLAGS,
  words: helpWords,
  async run(context, { flags: { game, seats, against, seconds, seed, json } }) {
    const words = benchSimulateWords[context.language];
    const tables = tablesOf(game, seats);
    if (tables.length === 0) return refuseCommand(context, words.noSuchTable(seats ?? 0));
    const other = against === undefined ? undefined : await readCheckout(against);
    if (other !== undefined && 'problem' in other) {
      return refuseCommand(context, sentence(words.problems, other.problem));
    }
    try {
      const asked = { against: other?.value, seconds, seed };
      const measured = await measureAll(context, tables, asked);
      const method = { seconds, against, ...surroundings() };
      const print = json ? jsonOf(measured, method) : linesOf(context, measured, method);
      context.out.write(`${print.join('\n')}\n`);
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
  tables: readonly Table[],
  asked: Asked,
): Promise<readonly Measured[]> {
  const progress = startProgress(context, tables.length * TURNS);
  const measured: Measured[] = [];
  let turns = 0;
  const tick = (): void => progress.update(++turns);
  try {
    for (const table of tables) {
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

const jsonOf = (measured: readonly Measured[], method: Method): readonly string[] => [
  JSON.stringify({ ...method, tables: measured.map(toJson) }, undefined, 2),
];

function linesOf(
  { language, out }: Context,
  measured: readonly Measured[],
  method: Method,
): readonly string[] {
  const words = benchSimulateWords[language];
  const width = helpWidth(out.columns);
  return [
    ...reportTable(measured, language, words),
    '',
    ...words.method(method).flatMap((paragraph) => wrap(paragraph, width)),
  ];
}
