import type { Translated } from '@pepite/kernel';
import type { HostTools } from '@pepite/server';
import { type Context, type ExitCode, refuseCommand } from './command.ts';
import { useHostTools } from './host-tools.ts';

/** A guest as somebody names them on the command line, and where they are kept. */
export interface AskedGuest {
  readonly guest: string;
  readonly data: string | undefined;
}

/** Fewer letters may be the beginning of many. */
const LEAST_LETTERS = 6;
/** Codes of guests have these letters only. */
const LETTERS = /^[\w-]+$/;

interface GuestTexts {
  readonly noCode: (least: number) => string;
  readonly unknown: string;
  readonly several: string;
}

const TEXTS: Translated<GuestTexts> = {
  en: {
    noCode: (least) =>
      `name a guest by at least ${least} letters of the code that “pepite tables” shows.`,
    unknown: 'there is no such guest. “pepite tables” shows who sits at public tables.',
    several: 'several guests’ codes begin like this. Give more letters.',
  },
  fr: {
    noCode: (least) =>
      `désignez un joueur par au moins ${least} lettres du code que « pepite tables » affiche.`,
    unknown: 'ce joueur est inconnu. « pepite tables » montre qui est assis aux tables publiques.',
    several: 'les codes de plusieurs joueurs commencent ainsi. Donnez plus de lettres.',
  },
};

/** Finds the one guest whose code begins as asked. */
export async function withGuest(
  context: Context,
  { guest, data }: AskedGuest,
  work: (tools: HostTools, guest: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  const texts = TEXTS[context.language];
  const start = guest.replace(/^@/, '');
  if (start.length < LEAST_LETTERS || !LETTERS.test(start)) {
    return refuseCommand(context, texts.noCode(LEAST_LETTERS));
  }
  return useHostTools(context, data, async (tools) => {
    const [found, other] = await tools.guestsLike(start);
    if (found === undefined) return refuseCommand(context, texts.unknown);
    if (other !== undefined) return refuseCommand(context, texts.several);
    return work(tools, found);
  });
}
