import { itemAt, type Language } from '@pepite/kernel';
import { BAD_INPUT, command, type Context, DONE, INTERRUPTED } from '../../command.ts';
import { helpWidth } from '../../help.ts';
import { wrap } from '../../layout.ts';
import { textsIn } from '../../words/index.ts';
import { withTemporaryFolder } from '../folder.ts';
import { growthTable, growthToJson } from './growth-report.ts';
import { growthWords } from './growth-words.ts';
import { helpWords } from './help.ts';
import { methodOf } from './method.ts';
import { FLAGS, GAME, loadsOf, type Plan } from './plan.ts';
import { botLoadTable, botLoadToJson, reportTable, toJson } from './report.ts';
import type { Bench } from './run.ts';
import { POSTGRES_NAMES, serverWords, type ServerWords } from './words.ts';

export const benchServerCommand = command({
  name: 'bench server',
  arguments: [],
  flags: FLAGS,
  words: helpWords,
  run: (context, { flags }) =>
    withTemporaryFolder(async (folder) => {
      try {
        const { benchServer } = await import('./run.ts');
        const bench = await benchServer(flags, folder, context);
        // It has been said why.
        if (bench === undefined) return BAD_INPUT;
        (flags.json ? printJson : printTable)(context, flags, bench);
        return DONE;
      } catch (error) {
        if (!context.interrupted.aborted) throw error;
        context.error.write(`${textsIn(context.language).interrupted}\n`);
        return INTERRUPTED;
      }
    }),
});

function printTable({ language, out }: Context, plan: Plan, bench: Bench): void {
  const { outcome, botLoad, growth } = bench;
  const words = wordsFor(plan, language);
  const growing = growthWords[language];
  const least = words.whole(itemAt(loadsOf(plan), 0));
  const width = helpWidth(out.columns);
  const wrapped = (paragraph: string): readonly string[] => wrap(paragraph, width);
  const lines = [
    GAME.words[language].title,
    ...reportTable(outcome, words),
    '',
    ...words.method(methodOf(plan)).flatMap(wrapped),
    ...(growth === undefined ? [] : wrapped(growing.postgresMethod)),
    ...(botLoad === undefined
      ? []
      : ['', ...botLoadTable(botLoad, words), '', ...wrapped(words.botLoadMethod(botLoad))]),
    ...(growth === undefined
      ? []
      : ['', ...growthTable(growth, growing, words), '', ...wrapped(growing.method(least))]),
  ];
  out.write(`${lines.join('\n')}\n`);
}

const wordsFor = ({ store }: Plan, language: Language): ServerWords => ({
  ...serverWords[language],
  ...(store === 'postgres' ? { contestants: POSTGRES_NAMES } : {}),
});

function printJson({ out }: Context, plan: Plan, { outcome, botLoad, growth }: Bench): void {
  const printed = {
    method: methodOf(plan),
    game: GAME.id,
    store: plan.store,
    ...toJson(outcome),
    ...(botLoad === undefined ? {} : { bots: botLoadToJson(botLoad) }),
    ...(growth === undefined ? {} : { growth: growthToJson(growth) }),
  };
  out.write(`${JSON.stringify(printed, null, 2)}\n`);
}
