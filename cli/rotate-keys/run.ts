import {
  forgetOlderDatabaseKeys,
  forgetOlderKeys,
  rotateDatabaseKeys,
  rotateKeys,
} from '@pepite/server';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { dataFolder, dataPlace } from '../data-folder.ts';
import { bothPlaces, explainData } from '../data-problem.ts';
import { ROTATION_TEXTS } from './words.ts';

interface Asked {
  readonly data: string | undefined;
  readonly isForgetting: boolean;
}

/** Gives a folder, or a database, another key for cookies, or takes the older ones away. */
export async function changeKeys(context: Context, asked: Asked): Promise<ExitCode> {
  const { language, out } = context;
  const place = dataPlace(context, asked.data);
  const texts = ROTATION_TEXTS[language];
  if (place.kind === 'both') return refuseCommand(context, bothPlaces(context));
  try {
    if (asked.isForgetting) {
      const dropped =
        place.kind === 'folder'
          ? forgetOlderKeys(place.folder)
          : await forgetOlderDatabaseKeys(place.url);
      out.write(`${texts.forgotten(dropped)}\n`);
      return DONE;
    }
    const isRotated =
      place.kind === 'folder' ? rotateKeys(place.folder) : await rotateDatabaseKeys(place.url);
    if (!isRotated) return refuseCommand(context, texts.tooMany);
    out.write(`${place.kind === 'folder' ? texts.rotated : texts.databaseRotated}\n`);
    return DONE;
  } catch (error) {
    return refuseCommand(context, explainData(error, dataFolder(context, asked.data), language));
  }
}
