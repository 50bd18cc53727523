import { MemoryStore } from '../../memory-store.ts';

/** A store that keeps steps of matches only when the test says so, one by one. */
export class HeldStore extends MemoryStore {
  readonly #waiting: PromiseWithResolvers<void>[] = [];
  /** Whether steps wait; else they are kept as they come. */
  isHolding = false;

  constructor() {
    super();
    const keep = this.append;
    this.append = async (...step) => {
      if (this.isHolding) await this.#hold();
      return keep(...step);
    };
  }

  #hold(): Promise<void> {
    const gate = Promise.withResolvers<void>();
    this.#waiting.push(gate);
    return gate.promise;
  }

  /** How many steps wait to be kept. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Keeps the step that has waited longest. */
  keepNext(): void {
    this.#next().resolve();
  }

  /** The disk is full, say. */
  failNext(): void {
    this.#next().reject(new Error('this can not be kept'));
  }

  #next(): PromiseWithResolvers<void> {
    const next = this.#waiting.shift();
    if (next === undefined) throw new Error('nothing waits to be kept');
    return next;
  }
}
