import type { Translated } from '@pepite/kernel';
import { LONGEST_NAME, readName } from '@pepite/protocol';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { guestCode } from '../host-tools.ts';
import { type AskedGuest, withGuest } from '../with-guest.ts';

interface RenameTexts {
  readonly renamed: (guest: string, name: string) => string;
  readonly nameWrong: (most: number) => string;
}

const TEXTS: Translated<RenameTexts> = {
  en: {
    renamed: (guest, name) =>
      `${guest} is called “${name}” from now on; a running server knows within ten seconds.`,
    nameWrong: (most) => `a name must have 1 to ${most} visible characters.`,
  },
  fr: {
    renamed: (guest, name) =>
      `${guest} s’appelle désormais « ${name} » ; un serveur qui tourne le sait en dix secondes.`,
    nameWrong: (most) => `un nom doit avoir de 1 à ${most} caractères visibles.`,
  },
};

/** What is shown of somebody whose name was taken away. */
const NOBODY = '—';

/** Has servers give a guest another name. */
export async function renameGuest(
  context: Context,
  asked: AskedGuest & { readonly name: string | undefined },
): Promise<ExitCode> {
  const texts = TEXTS[context.language];
  const name = readName(asked.name ?? NOBODY);
  if (name === undefined) return refuseCommand(context, texts.nameWrong(LONGEST_NAME));
  return withGuest(context, asked, async (tools, { guest }) => {
    await tools.renameGuest(guest, name, Date.now());
    context.out.write(`${texts.renamed(guestCode(guest), name)}\n`);
    return DONE;
  });
}
