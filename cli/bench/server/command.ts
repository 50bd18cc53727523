import { command, type Context, DONE, INTERRUPTED } from '../../command.ts';
import { helpWidth } from '../../help.ts';
import { wrap } from '../../layout.ts';
import { textsIn } from '../../words/index.ts';
import { withTemporaryFolder } from '../folder.ts';
import { helpWords } from './help.ts';
import { methodOf } from './method.ts';
import { FLAGS, type Plan } from './plan.ts';
import { botLoadTable, botLoadToJson, reportTable, toJson } from './report.ts';
import { benchServer, GAME } from './run.ts';
import { serverWords } from './words.ts';

export const benchServerCommand = command({
  name: 'bench server',
  arguments: [],
  flags: FLAGS,
  words: helpWords,
  run: (context, { flags }) =>
    withTemporaryFolder(async (folder) => {
      try {
        await (flags.json ? printJson : printTable)(context, flags, folder);
        return DONE;
      } catch (error) {
        if (!context.interrupted.aborted) throw error;
        context.error.write(`${textsIn(context.language).interrupted}\n`);
        return INTERRUPTED;
      }
    }),
});

async function printTable(context: Context, plan: Plan, folder: string): Promise<void> {
  const { language, out } = context;
  const words = serverWords[language];
  const { outcome, botLoad } = await benchServer(plan, folder, context);
  const width = helpWidth(out.columns);
  const wrapped = (paragraph: string): readonly string[] => wrap(paragraph, width);
  const lines = [
    GAME.words[language].title,
    ...reportTable(outcome, words),
    '',
    ...words.method(methodOf(plan)).flatMap(wrapped),
    ...(botLoad === undefined
      ? []
      : ['', ...botLoadTable(botLoad, words), '', ...wrapped(words.botLoadMethod(botLoad))]),
  ];
  out.write(`${lines.join('\n')}\n`);
}

async function printJson(context: Context, plan: Plan, folder: string): Promise<void> {
  const { outcome, botLoad } = await benchServer(plan, folder, context);
  const printed = {
    method: methodOf(plan),
    game: GAME.id,
    ...toJson(outcome),
    ...(botLoad === undefined ? {} : { bots: botLoadToJson(botLoad) }),
  };
  context.out.write(`${JSON.stringify(printed, null, 2)}\n`);
}
