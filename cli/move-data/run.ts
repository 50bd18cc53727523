import { moveToDatabase, moveToFolder } from '@pepite/server';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { dataFolder, withProgress } from '../data-folder.ts';
import { explainData, sayInterrupted } from '../data-problem.ts';
import { MOVE_TEXTS } from './words.ts';

interface Asked {
  readonly to: 'postgres' | 'folder' | undefined;
  readonly data: string | undefined;
}

/** Copies everything from a folder to a database, or back, and compares. */
export async function moveData(context: Context, { to, data }: Asked): Promise<ExitCode> {
  const { language, interrupted: signal } = context;
  const texts = MOVE_TEXTS[language];
  const url = context.environment['DATABASE_URL'] || undefined;
  const folder = dataFolder(context, data);
  if (to === undefined) return refuseCommand(context, texts.whereTo);
  if (url === undefined) return refuseCommand(context, texts.noDatabase);
  try {
    const moved = await withProgress(context, (progress) => {
      const watch = { progress, signal };
      return to === 'postgres'
        ? moveToDatabase(folder, url, watch)
        : moveToFolder(url, folder, watch);
    });
    context.out.write(`${texts.done(moved.counts, moved.hash, to).join('\n')}\n`);
    return DONE;
  } catch (error) {
    if (signal.aborted) return sayInterrupted(context, texts.again);
    return refuseCommand(context, explainData(error, folder, language));
  }
}
