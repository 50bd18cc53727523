import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SliceDone } from '@pepite/lab';
import type { Task } from './queue.ts';

const THREAD = new URL('../thread.ts', import.meta.url);

/** One thread that plays slices of whatever experiment they are of. */
export class Lane {
  #thread: Worker | undefined;
  #experiment = '';

  /** Plays a slice; it throws what was wrong, or that it was stopped. */
  async play({ experiment, number }: Task, stop: AbortSignal): Promise<SliceDone> {
    const thread = await this.#threadFor(experiment);
    thread.postMessage(number, []);
    try {
      const [done] = (await once(thread, 'message', { signal: stop })) as [SliceDone];
      return done;
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = undefined;
  }

  async #threadFor(experiment: string): Promise<Worker> {
    if (this.#thread === undefined || this.#experiment !== experiment) {
      await this.close();
      this.#thread = new Worker(THREAD, { workerData: JSON.parse(experiment) as unknown });
      this.#experiment = experiment;
    }
    return this.#thread;
  }
}
