import type { Report } from '@pepite/server';
import { momentText } from '../block/words.ts';
import { type Context, DONE, type ExitCode } from '../command.ts';
import { guestCode, useHostTools } from '../host-tools.ts';
import { type AskedGuest, withGuest } from '../with-guest.ts';
import { REPORTS_TEXTS } from './words.ts';

/** Lists what players have reported. */
export const listReports = (context: Context, data: string | undefined): Promise<ExitCode> =>
  useHostTools(context, data, async (tools) => {
    const reports = await tools.reports();
    const { none } = REPORTS_TEXTS[context.language];
    const lines = reports.length === 0 ? [none] : reports.flatMap(linesOf(context));
    context.out.write(`${lines.join('\n')}\n`);
    return DONE;
  });

const linesOf =
  ({ language }: Context) =>
  ({ match, game, reporter, reported, name, reason, date, text }: Report): readonly string[] => {
    const texts = REPORTS_TEXTS[language];
    return [
      `${momentText(date, language)}  /m/${match}  ${game ?? texts.gone}`,
      `  ${guestCode(reported)}  ${name}: ${texts.reasons[reason]}` +
        ` (${texts.by(guestCode(reporter))})`,
      ...(text?.split('\n').map((line) => `    ${texts.said(line)}`) ?? []),
    ];
  };

/** Drops all reports about a guest. */
export const dropReports = (context: Context, asked: AskedGuest): Promise<ExitCode> =>
  withGuest(context, asked, async (tools, { guest }) => {
    const dropped = await tools.dropReports(guest);
    const { dropped: text } = REPORTS_TEXTS[context.language];
    context.out.write(`${text(guestCode(guest), dropped)}\n`);
    return DONE;
  });
