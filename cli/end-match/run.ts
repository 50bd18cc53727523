import type { Translated } from '@pepite/kernel';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { useHostTools } from '../host-tools.ts';

interface EndTexts {
  readonly ended: (match: string) => string;
  readonly noLink: string;
  readonly unknown: string;
}

const TEXTS: Translated<EndTexts> = {
  en: {
    ended: (match) => `/m/${match} is ended; a running server knows within ten seconds.`,
    noLink: 'name a match by its link, or by what comes after /m/ in it.',
    unknown: 'there is no such match. “pepite tables” lists public ones.',
  },
  fr: {
    ended: (match) => `/m/${match} est terminée ; un serveur qui tourne le sait en dix secondes.`,
    noLink: 'désignez une partie par son lien, ou par ce qui y suit /m/.',
    unknown: 'cette partie est inconnue. « pepite tables » liste celles qui sont publiques.',
  },
};

/** The link of a match, with or without the address of the server, or the name that is in it. */
const LINK = /^(?:(?:https?:\/\/[^/]+)?\/m\/)?(?<match>[\w-]+)$/;

/** Has servers end a match. */
export async function endMatch(
  context: Context,
  link: string,
  data: string | undefined,
): Promise<ExitCode> {
  const texts = TEXTS[context.language];
  const match = LINK.exec(link)?.groups?.['match'];
  if (match === undefined) return refuseCommand(context, texts.noLink);
  return useHostTools(context, data, async (tools) => {
    if (!(await tools.endMatch(match, Date.now()))) return refuseCommand(context, texts.unknown);
    context.out.write(`${texts.ended(match)}\n`);
    return DONE;
  });
}
