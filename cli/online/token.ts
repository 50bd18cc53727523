import type { Read } from '@pepite/kernel';
import type { Context } from '../command.ts';
import { readBytes } from '../files.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { ONLINE_TEXTS } from './words.ts';

/** Where a token may be named. */
export interface TokenFlags {
  readonly token: string | undefined;
  readonly 'token-file': string | undefined;
}

/** The token of a bot: from a file, from the command line, or else from the environment. */
export async function readToken(
  context: Context,
  { token, 'token-file': file }: TokenFlags,
): Promise<Read<string, string>> {
  const texts = ONLINE_TEXTS[context.language];
  if (token !== undefined && file !== undefined) return { problem: texts.twoTokens };
  if (file === undefined) {
    const given = token ?? context.environment['PEPITE_BOT_TOKEN'] ?? '';
    return given.trim() === '' ? { problem: texts.noToken } : { value: given.trim() };
  }
  const bytes = await readBytes(file, context);
  if ('problem' in bytes) {
    return { problem: sentence(textsIn(context.language).files, bytes.problem) };
  }
  const read = bytes.value.toString().trim();
  return read === '' ? { problem: texts.noToken } : { value: read };
}

/** The address of a server, if that is what a text is. */
export function readServer({ language }: Context, text: string): Read<string, string> {
  const isServer = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  return isServer ? { value: text } : { problem: ONLINE_TEXTS[language].noServer(text) };
}
