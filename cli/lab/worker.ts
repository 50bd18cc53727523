import { availableParallelism } from 'node:os';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { textsIn } from '../words/index.ts';
import { withQueue } from './queue/open.ts';
import { workOn } from './queue/work.ts';
import { LAB_TEXTS } from './words.ts';

/** Plays slices that others have put into the queue, until Ctrl-C. */
export async function runWorker(context: Context, threads?: number): Promise<ExitCode> {
  const { language, interrupted } = context;
  const texts = LAB_TEXTS[language];
  const say = (line: string): void => void context.error.write(`${line}\n`);
  const workers = threads ?? availableParallelism();
  let slices = 0;
  const problem = await withQueue(context, false, async (queue) => {
    say(texts.waiting(queue.where, workers));
    await workOn(queue, workers, interrupted, {
      played: () => slices++,
      failed: (error) => say(texts.away(error instanceof Error ? error.message : String(error))),
    });
  });
  if (problem !== undefined) return refuseCommand(context, problem);
  say(texts.slices(textsIn(language).number(slices)));
  return DONE;
}
