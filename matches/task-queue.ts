/**
 * Does one thing after another: the next one begins once the last one is done, however long that
 * waits for a store. Where nothing is under way it begins at once.
 */
export class TaskQueue {
  #isBusy = false;
  /** How to begin what waits. */
  readonly #waiting: (() => void)[] = [];

  get isIdle(): boolean {
    return !this.#isBusy;
  }

  async run<T>(task: () => T | Promise<T>): Promise<T> {
    if (this.#isBusy) await new Promise<void>((begin) => void this.#waiting.push(begin));
    this.#isBusy = true;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      // Whoever waits has its turn before anybody who comes now: the queue stays busy for it.
      if (next === undefined) this.#isBusy = false;
      else next();
    }
  }
}
