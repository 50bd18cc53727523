import { type HostTools, withDatabaseTools, withFolderTools } from '@pepite/server';
import { type Context, type ExitCode, refuseCommand } from './command.ts';
import { dataFolder, dataPlace } from './data-folder.ts';
import { bothPlaces, explainData } from './data-problem.ts';

/** As many letters of a guest as the log shows. */
const SHOWN = 12;

/**
 * How a guest is called here; the sign keeps it from looking like a flag. Whoever plays on the
 * device of a guest is called after that one, with a number.
 */
export function guestCode(guest: string): string {
  const [owner = '', number] = guest.split('/');
  return `@${owner.slice(0, SHOWN)}${number === undefined ? '' : `/${number}`}`;
}

/** Does something with what a server keeps, whether or not it runs; says why if it can't. */
export async function useHostTools(
  context: Context,
  data: string | undefined,
  work: (tools: HostTools) => Promise<ExitCode>,
): Promise<ExitCode> {
  const place = dataPlace(context, data);
  if (place.kind === 'both') return refuseCommand(context, bothPlaces(context));
  try {
    return place.kind === 'folder'
      ? await withFolderTools(place.folder, work)
      : await withDatabaseTools(place.url, work);
  } catch (error) {
    return refuseCommand(context, explainData(error, dataFolder(context, data), context.language));
  }
}
