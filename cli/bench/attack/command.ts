import { cpus } from 'node:os';
import {
  command,
  type Context,
  DONE,
  type ExitCode,
  INTERRUPTED,
  MISSED,
  refuseCommand,
} from '../../command.ts';
import { helpWidth } from '../../help.ts';
import { definitions, wrap } from '../../layout.ts';
import { textsIn } from '../../words/index.ts';
import { withTemporaryFolder } from '../folder.ts';
import { helpWords } from './help.ts';
import { SCENARIOS } from './names.ts';
import { FLAGS, phasesOf, type Plan, scenariosOf, widthOf } from './plan.ts';
import { reportTable, toJson } from './report.ts';
import type { Result } from './result.ts';
import { missesOf } from './verdict.ts';
import { attackWords } from './words.ts';

export const benchAttackCommand = command({
  name: 'bench attack',
  arguments: [],
  flags: FLAGS,
  words: helpWords,
  run: async (context, { flags }) => {
    const words = attackWords[context.language];
    const chosen = scenariosOf(flags.scenarios);
    if ('unknown' in chosen)
      return refuseCommand(context, words.unknown(chosen.unknown, SCENARIOS));
    const { scenarios } = chosen;
    if (flags.list) return list(context);
    if (process.platform !== 'linux') return refuseCommand(context, words.linuxOnly);
    const { seconds, seed, json, strict } = flags;
    const { short } = flags;
    const plan = { scenarios, seconds, seed, phases: phasesOf(short), width: widthOf(short) };
    const results = await resultsOf(context, plan, json);
    if (results === undefined) return INTERRUPTED;
    return strict && results.some((result) => missesOf(result).length > 0) ? MISSED : DONE;
  },
});

function list({ out, language }: Context): ExitCode {
  const { scenarios } = attackWords[language];
  const entries = SCENARIOS.map((name) => [name, scenarios[name]] as const);
  out.write(`${definitions(entries, helpWidth(out.columns)).join('\n')}\n`);
  return DONE;
}

/** Makes the attacks and prints what came of them; nothing comes back from an interruption. */
const resultsOf = (
  context: Context,
  plan: Plan,
  isForMachines: boolean,
): Promise<readonly Result[] | undefined> =>
  withTemporaryFolder(async (folder) => {
    try {
      return await (isForMachines ? printJson : printTables)(context, plan, folder);
    } catch (error) {
      if (!context.interrupted.aborted) throw error;
      context.error.write(`${textsIn(context.language).interrupted}\n`);
      return undefined;
    }
  });

const processor = (): string => cpus().at(0)?.model ?? process.arch;

async function printTables(
  context: Context,
  plan: Plan,
  folder: string,
): Promise<readonly Result[]> {
  const { out, language } = context;
  const words = attackWords[language];
  const results: Result[] = [];
  const { attack } = await import('./run.ts');
  for await (const result of attack(plan, folder, context)) {
    results.push(result);
    out.write(`${reportTable(result, words).join('\n')}\n\n`);
  }
  const passed = results.filter((result) => missesOf(result).length === 0).length;
  const method = words.method(plan, process.versions.node, processor());
  const width = helpWidth(out.columns);
  const lines = [words.summary(passed, results.length), '', ...method];
  out.write(`${lines.flatMap((line) => wrap(line, width)).join('\n')}\n`);
  return results;
}

async function printJson(context: Context, plan: Plan, folder: string): Promise<readonly Result[]> {
  const results: Result[] = [];
  const { attack } = await import('./run.ts');
  for await (const result of attack(plan, folder, context)) results.push(result);
  const { seconds, seed, phases } = plan;
  const method = { seconds, seed, phases, node: process.versions.node, processor: processor() };
  const printed = { method, attacks: results.map(toJson) };
  context.out.write(`${JSON.stringify(printed, null, 2)}\n`);
  return results;
}
