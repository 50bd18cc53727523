import { command, type Context, DONE, INTERRUPTED } from '../command.ts';
import { helpWidth } from '../help.ts';
import { wrap } from '../layout.ts';
import { textsIn } from '../words/index.ts';
import { withTemporaryFolder } from './folder.ts';
import { helpWords } from './help.ts';
import { methodOf } from './method.ts';
import { FLAGS, type Plan } from './plan.ts';
import { reportTable, toJson } from './report.ts';
import { bench } from './run.ts';
import { benchWords } from './words.ts';

export const benchCommand = command({
  name: 'bench',
  arguments: [],
  flags: FLAGS,
  words: helpWords,
  run: (context, { flags }) =>
    withTemporaryFolder(async (folder) => {
      try {
        await (flags.json ? printJson : printTables)(context, flags, folder);
        return DONE;
      } catch (error) {
        if (!context.interrupted.aborted) throw error;
        context.error.write(`${textsIn(context.language).interrupted}\n`);
        return INTERRUPTED;
      }
    }),
});

async function printTables(context: Context, plan: Plan, folder: string): Promise<void> {
  const { language, out } = context;
  const words = benchWords[language];
  for await (const { game, results } of bench(plan, folder, context)) {
    const lines = [game.words[language].title, ...reportTable(results, words)];
    out.write(`${lines.join('\n')}\n\n`);
  }
  const width = helpWidth(out.columns);
  const method = words.method(methodOf(plan)).flatMap((paragraph) => wrap(paragraph, width));
  out.write(`${method.join('\n')}\n`);
}

async function printJson(context: Context, plan: Plan, folder: string): Promise<void> {
  const games: object[] = [];
  for await (const { results } of bench(plan, folder, context)) games.push(...results.map(toJson));
  context.out.write(`${JSON.stringify({ method: methodOf(plan), games }, null, 2)}\n`);
}
