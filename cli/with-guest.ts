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
/** Codes of guests have these letters only; a number stands for one who plays on their device. */
const CODE = /^@?(?<start>[\w-]+)(?:\/(?<number>\d+))?$/;

interface GuestTexts {
  readonly noCode: (least: number) => string;
  readonly unknown: string;
  readonly several: string;
  readonly noCompanion: (number: string) => string;
}

const TEXTS: Translated<GuestTexts> = {
  en: {
    noCode: (least) =>
      `name a guest by at least ${least} letters of the code that “pepite tables” shows.`,
    unknown: 'there is no such guest. “pepite tables” shows who sits at public tables.',
    several: 'several guests’ codes begin like this. Give more letters.',
    noCompanion: (number) => `nobody with the number ${number} plays on this guest’s device.`,
  },
  fr: {
    noCode: (least) =>
      `désignez un joueur par au moins ${least} lettres du code que « pepite tables » affiche.`,
    unknown: 'ce joueur est inconnu. « pepite tables » montre qui est assis aux tables publiques.',
    several: 'les codes de plusieurs joueurs commencent ainsi. Donnez plus de lettres.',
    noCompanion: (number) =>
      `personne ne joue sous le numéro ${number} sur l’appareil de ce joueur.`,
  },
};

/** Who was found: a guest, or somebody who plays on the device of that guest. */
export interface FoundGuest {
  readonly guest: string;
  /** The guest whose device it is. */
  readonly owner: string;
}

/** Finds the one guest whose code begins as asked. */
export async function withGuest(
  context: Context,
  { guest, data }: AskedGuest,
  work: (tools: HostTools, found: FoundGuest) => Promise<ExitCode>,
): Promise<ExitCode> {
  const texts = TEXTS[context.language];
  const { start = '', number } = CODE.exec(guest)?.groups ?? {};
  if (start.length < LEAST_LETTERS) return refuseCommand(context, texts.noCode(LEAST_LETTERS));
  return useHostTools(context, data, async (tools) => {
    const [owner, other] = await tools.guestsLike(start);
    if (owner === undefined) return refuseCommand(context, texts.unknown);
    if (other !== undefined) return refuseCommand(context, texts.several);
    if (number === undefined) return work(tools, { guest: owner, owner });
    const companion = `${owner}/${number}`;
    if (!(await tools.hasSeat(companion))) {
      return refuseCommand(context, texts.noCompanion(number));
    }
    return work(tools, { guest: companion, owner });
  });
}
