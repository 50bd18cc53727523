import { Lane } from './lane.ts';
import { pause } from './pause.ts';
import { type Answer, BEAT_EVERY, type SliceQueue, type Taken, type Task } from './queue.ts';

/** How often an idle worker looks for slices, and one whose database is away, in milliseconds. */
const IDLE = 500;
const AWAY = 3000;

export interface Listener {
  /** A slice was played. */
  played(): void;
  /** The database does not answer; it is tried again. */
  failed(error: unknown): void;
}

/** Takes slices from the queue and plays them with so many threads, until it is stopped. */
export async function workOn(
  queue: SliceQueue,
  threads: number,
  stop: AbortSignal,
  listener: Listener,
): Promise<void> {
  await Promise.all(
    Array.from({ length: threads }, () => serve(queue, new Lane(), stop, listener)),
  );
}

async function serve(
  queue: SliceQueue,
  lane: Lane,
  stop: AbortSignal,
  listener: Listener,
): Promise<void> {
  try {
    while (!stop.aborted) {
      try {
        const taken = await queue.take();
        if (taken === undefined) await pause(IDLE, stop);
        else if (await playOne(queue, lane, taken, stop)) listener.played();
      } catch (error) {
        listener.failed(error);
        await pause(AWAY, stop);
      }
    }
  } finally {
    await lane.close();
  }
}

/** Plays a slice, and says all the while that it does; whether it was played. */
async function playOne(
  queue: SliceQueue,
  lane: Lane,
  taken: Taken,
  stop: AbortSignal,
): Promise<boolean> {
  // One that gets lost is followed by others.
  const beat = setInterval(() => void queue.beat(taken).catch(() => {}), BEAT_EVERY);
  try {
    const answer = await answerTo(taken.data, lane, stop);
    if (answer === undefined) await queue.giveBack(taken);
    else await queue.finish(taken, answer);
    return answer !== undefined;
  } finally {
    clearInterval(beat);
  }
}

/** What becomes of a slice; nothing if it was stopped. */
async function answerTo(task: Task, lane: Lane, stop: AbortSignal): Promise<Answer | undefined> {
  const { number } = task;
  try {
    const { tally } = await lane.play(task, stop);
    return { number, tally: JSON.stringify(tally) };
  } catch (error) {
    return stop.aborted ? undefined : { number, failure: String(error) };
  }
}
