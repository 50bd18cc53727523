import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Work that can be shared out: a program for threads, and what every one of them starts with. */
export interface Shared {
  readonly program: URL;
  readonly data: unknown;
}

/**
 * Has all chunks done by `workers` threads and hands over each as it is done, in no particular
 * order. When `stop` is aborted, the threads end at once and what they were at is lost.
 */
export async function shareOut(
  { program, data }: Shared,
  chunks: Iterator<unknown>,
  workers: number,
  stop: AbortSignal,
  take: (done: unknown) => void,
): Promise<void> {
  const threads = Array.from({ length: workers }, () => new Worker(program, { workerData: data }));
  try {
    await Promise.all(threads.map((thread) => serve(thread, chunks, stop, take)));
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

async function serve(
  thread: Worker,
  chunks: Iterator<unknown>,
  stop: AbortSignal,
  take: (done: unknown) => void,
): Promise<void> {
  for (let next = chunks.next(); next.done !== true; next = chunks.next()) {
    thread.postMessage(next.value, []);
    const [done] = (await once(thread, 'message', { signal: stop })) as [unknown];
    take(done);
  }
}
