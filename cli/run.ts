import { VERSION } from '@pepite/kernel';
import { languageAsked, readArguments } from './arguments.ts';
import { type Context, DONE, type ExitCode, refuseCommand } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, generalHelp, helpWidth } from './help.ts';
import { systemLanguage } from './language.ts';
import { textsIn } from './words/index.ts';
import { sentence } from './words/sentences.ts';

/** Does what a command line asks, in the language it asks for, and returns the exit code. */
export async function run(
  argv: readonly string[],
  surroundings: Omit<Context, 'language'>,
): Promise<ExitCode> {
  const language = languageAsked(argv) ?? systemLanguage(surroundings.environment);
  const context = { ...surroundings, language };
  const read = readArguments(argv, COMMANDS);
  if ('problem' in read) {
    return refuseCommand(context, sentence(textsIn(language).arguments, read.problem));
  }
  const asked = read.value;
  if (asked.kind === 'run') return asked.command.run(context, asked.given);
  const width = helpWidth(context.out.columns);
  if (asked.kind === 'version') context.out.write(`${VERSION}\n`);
  else if (asked.command === undefined) context.out.write(generalHelp(COMMANDS, language, width));
  else context.out.write(commandHelp(asked.command, language, width));
  return DONE;
}
