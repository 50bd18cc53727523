import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Tally, Task } from '@pepite/lab';

const THREAD = new URL('./thread.ts', import.meta.url);

/** Threads that stay while a search goes on: each round of it has too little to start them for. */
export class Threads {
  readonly #threads: readonly Worker[];
  readonly #stop: AbortSignal;

  constructor(count: number, stop: AbortSignal) {
    this.#threads = Array.from({ length: count }, () => new Worker(THREAD));
    this.#stop = stop;
  }

  /** Has all pieces played; none when it was stopped. `tick` is called after each. */
  async play(pieces: readonly Task[], tick: (piece: Task) => void): Promise<Tally[] | undefined> {
    const tallies: Tally[] = [];
    const left = pieces.entries();
    const serve = async (thread: Worker): Promise<void> => {
      for (const [place, piece] of left) {
        thread.postMessage(piece, []);
        const [tally] = (await once(thread, 'message', { signal: this.#stop })) as [Tally];
        tallies[place] = tally;
        tick(piece);
      }
    };
    try {
      await Promise.all(this.#threads.map(serve));
      return tallies;
    } catch (error) {
      if (!this.#stop.aborted) throw error;
      return undefined;
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}
