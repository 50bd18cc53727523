import { BotThread, type ThreadParts } from './thread.ts';

/** The threads of a pool: started when they are first needed, and replaced when they fail. */
export class BotThreads {
  readonly #most: number;
  readonly #parts: ThreadParts;
  readonly #threads = new Set<BotThread>();

  constructor(most: number, parts: ThreadParts) {
    this.#most = most;
    this.#parts = parts;
  }

  /** Whether one is free, or may be started. */
  get hasFree(): boolean {
    return this.#threads.size < this.#most || this.#free.length > 0;
  }

  /** A free thread, that one if it is; there has to be one (`hasFree`). */
  freeFor(preferred: BotThread | undefined): BotThread {
    if (preferred?.isFree === true) return preferred;
    return this.#free.sort((one, other) => one.bots.size - other.bots.size)[0] ?? this.#start();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.close()));
  }

  get #free(): BotThread[] {
    return [...this.#threads].filter(({ isFree }) => isFree);
  }

  #start(): BotThread {
    const thread = new BotThread(this.#parts, () => this.#threads.delete(thread));
    this.#threads.add(thread);
    return thread;
  }
}
