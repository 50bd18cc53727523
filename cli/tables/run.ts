import type { Block, PublicTable } from '@pepite/server';
import { type Context, DONE, type ExitCode } from '../command.ts';
import { guestCode, useHostTools } from '../host-tools.ts';
import { TABLES_TEXTS } from './words.ts';

/** Lists public tables and who is blocked. */
export const listTables = (context: Context, data: string | undefined): Promise<ExitCode> =>
  useHostTools(context, data, async (tools) => {
    const { out, language } = context;
    const [tables, blocks] = [await tools.tables(), await tools.blocks(Date.now())];
    const texts = TABLES_TEXTS[language];
    const lines = [
      ...(tables.length === 0 ? [texts.noTables] : tables.flatMap(linesOf(context))),
      '',
      ...(blocks.length === 0 ? [texts.noBlocks] : [texts.blocks, ...blocks.map(lineOf(context))]),
    ];
    out.write(`${lines.join('\n')}\n`);
    return DONE;
  });

const linesOf =
  ({ language }: Context) =>
  ({ match, game, status, host, people }: PublicTable): readonly string[] => {
    const texts = TABLES_TEXTS[language];
    return [
      `/m/${match}  ${game}, ${status === 'waiting' ? texts.waiting : texts.playing}`,
      ...people.map(
        ({ guest, name }) =>
          `  ${guestCode(guest)}  ${name}${guest === host ? ` (${texts.host})` : ''}`,
      ),
    ];
  };

const lineOf =
  ({ language }: Context) =>
  ({ guest, until, reason }: Block): string =>
    `  ${guestCode(guest)}  ${TABLES_TEXTS[language].until(until)}: ${reason}`;
