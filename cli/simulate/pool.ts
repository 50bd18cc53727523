import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LINKED } from '../engine.mjs';
import type { Chunk, ChunkDone, Job } from './job.ts';

const PROGRAM = new URL('./worker.ts', import.meta.url);

/**
 * Has all chunks played by `workers` threads and hands over each as it is done, in no particular
 * order. When `stop` is aborted, the threads end at once and what they were at is lost.
 */
export async function playAll(
  job: Job,
  chunks: Iterator<Chunk>,
  workers: number,
  stop: AbortSignal,
  take: (done: ChunkDone) => void,
): Promise<void> {
  const threads = Array.from(
    { length: workers },
    () => new Worker(PROGRAM, { workerData: job, execArgv: ['--import', LINKED] }),
  );
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
  chunks: Iterator<Chunk>,
  stop: AbortSignal,
  take: (done: ChunkDone) => void,
): Promise<void> {
  for (let next = chunks.next(); next.done !== true; next = chunks.next()) {
    thread.postMessage(next.value, []);
    const [done] = (await once(thread, 'message', { signal: stop })) as [ChunkDone];
    take(done);
  }
}
