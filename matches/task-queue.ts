/**
 * Does one thing after another: the next one begins once the last one is done, however long that
 * waits for a store. Where nothing is under way it begins at once.
 */
export class TaskQueue {
  #last: Promise<void> | undefined;

  get isIdle(): boolean {
    return this.#last === undefined;
  }

  async run<T>(task: () => T | Promise<T>): Promise<T> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    if (before !== undefined) await before;
    try {
      return await task();
    } finally {
      if (this.#last === promise) this.#last = undefined;
      resolve();
    }
  }
}
