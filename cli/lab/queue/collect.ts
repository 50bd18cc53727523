import type { ExperimentRun, ReadExperiment, SliceDone } from '@pepite/lab';
import { pause } from './pause.ts';
import type { SliceQueue } from './queue.ts';

/** How many slices wait in the queue at most: enough for many workers, few to take back. */
const WAITING = 200;
/** How often it is looked for played slices, in milliseconds. */
const LOOK_EVERY = 200;

/** Has the slices of a run played by whoever takes them from the queue. */
export async function playByQueue(
  queue: SliceQueue,
  { experiment }: ReadExperiment,
  run: ExperimentRun,
  stop: AbortSignal,
  take: (done: SliceDone) => void,
): Promise<void> {
  const name = await queue.begin();
  /** By number, those that are not back yet. */
  const waiting = new Map<number, string>();
  const left = run.toPlay();
  try {
    while (!run.isFinished && !stop.aborted) {
      const wanted = nextOf(left, WAITING - waiting.size);
      for (const [number, id] of await queue.offer(name, experiment, wanted)) {
        waiting.set(number, id);
      }
      const played = await queue.collect(name);
      for (const done of played) {
        waiting.delete(done.number);
        take(done);
      }
      if (played.length === 0) await pause(LOOK_EVERY, stop);
    }
  } finally {
    await queue.end(name, [...waiting.values()]);
  }
}

/** As many as there are, at most `most`; the others can still be asked for. */
function nextOf<T>(items: Iterator<T, undefined>, most: number): readonly T[] {
  const taken: T[] = [];
  while (taken.length < most) {
    const next = items.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}
