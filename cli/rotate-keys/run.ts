import { forgetOlderKeys, rotateKeys, SERVER_TEXTS, StoreProblem } from '@pepite/server';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { dataFolder } from '../data-folder.ts';
import { ROTATION_TEXTS } from './words.ts';

interface Asked {
  readonly data: string | undefined;
  readonly isForgetting: boolean;
}

/** Gives a data folder another key for cookies, or takes the older ones away. */
export function changeKeys(context: Context, { data, isForgetting }: Asked): ExitCode {
  const { language, out } = context;
  const folder = dataFolder(context, data);
  const texts = ROTATION_TEXTS[language];
  try {
    if (isForgetting) out.write(`${texts.forgotten(forgetOlderKeys(folder))}\n`);
    else if (rotateKeys(folder)) out.write(`${texts.rotated}\n`);
    else return refuseCommand(context, texts.tooMany);
    return DONE;
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error;
    const { kind, message } = error;
    return refuseCommand(context, SERVER_TEXTS[language].dataUnusable(folder, kind, message));
  }
}
