import { LONGEST_NAME, readName } from '@pepite/protocol';
import { type BotToken, newToken, programWith } from '@pepite/server';
import { momentText } from '../block/words.ts';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { guestCode, useHostTools } from '../host-tools.ts';
import { BOT_TOKEN_TEXTS } from './words.ts';

type Data = string | undefined;

const textsOf = ({ language }: Context) => BOT_TOKEN_TEXTS[language];

export const onlyOne = (context: Context): ExitCode =>
  refuseCommand(context, textsOf(context).onlyOne);

/** Lists the programs that may play, the first one first. */
export const listBotTokens = (context: Context, data: Data): Promise<ExitCode> =>
  useHostTools(context, data, async (tools) => {
    const tokens = await tools.botTokens();
    const lines = tokens.length === 0 ? [textsOf(context).none] : tokens.map(lineOf(context));
    context.out.write(`${lines.join('\n')}\n`);
    return DONE;
  });

const lineOf =
  (context: Context) =>
  ({ program, owner, name, date }: BotToken): string => {
    const { by, byHost } = textsOf(context);
    const made = owner === null ? byHost : by(guestCode(owner));
    return `${guestCode(program)}  ${name}  (${momentText(date, context.language)}, ${made})`;
  };

/** Makes a token and prints it: nothing else goes to standard output, for scripts. */
export async function createBotToken(context: Context, text: string, data: Data) {
  const name = readName(text);
  if (name === undefined) return refuseCommand(context, textsOf(context).nameWrong(LONGEST_NAME));
  return useHostTools(context, data, async (tools) => {
    const token = newToken();
    const program = programWith(token) ?? '';
    await tools.addBotToken({ program, owner: null, name, date: Date.now() });
    context.error.write(`${textsOf(context).created(name)}\n`);
    context.out.write(`${token}\n`);
    return DONE;
  });
}

/** Revokes the one token whose code begins as asked. */
export const revokeBotToken = (context: Context, code: string, data: Data): Promise<ExitCode> =>
  useHostTools(context, data, async (tools) => {
    const texts = textsOf(context);
    const start = code.replace(/^@/, '');
    const all = await tools.botTokens();
    const [found, other] =
      start === '' ? [] : all.filter(({ program }) => program.startsWith(start));
    if (found === undefined) return refuseCommand(context, texts.unknown);
    if (other !== undefined) return refuseCommand(context, texts.several);
    await tools.dropBotToken(found.program);
    context.out.write(`${texts.revoked(found.name)}\n`);
    return DONE;
  });
