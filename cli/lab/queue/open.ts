import { DatabaseProblem, databaseProblemOf } from '@pepite/server';
import type { Context } from '../../command.ts';
import { explainData } from '../../data-problem.ts';
import { LAB_TEXTS } from '../words.ts';
import { SliceFailed, SliceQueue } from './queue.ts';

/**
 * Does something with the queue of `DATABASE_URL`; a sentence if there is none, or if it fails.
 * What the disk or a slice has wrong is thrown.
 */
export async function withQueue(
  { environment, language }: Context,
  isWatching: boolean,
  use: (queue: SliceQueue) => Promise<void>,
): Promise<string | undefined> {
  const url = environment['DATABASE_URL'] || undefined;
  if (url === undefined) return LAB_TEXTS[language].noDatabase;
  let queue: SliceQueue | undefined;
  try {
    queue = await SliceQueue.open(url, isWatching);
    await use(queue);
    return undefined;
  } catch (error) {
    if (
      error instanceof SliceFailed ||
      (error instanceof Error && 'syscall' in error && 'path' in error)
    )
      throw error;
    const problem =
      error instanceof DatabaseProblem ? error : databaseProblemOf(error, queue?.where ?? '');
    return explainData(problem, '', language);
  } finally {
    await queue?.close().catch(() => {});
  }
}
