/**
 * Takes what was done in whatever order it comes, and keeps it in the order of its numbers. So what
 * comes of it depends neither on who did it nor on when it was stopped and gone on with.
 */
export class InOrder<T> {
  readonly done: T[];
  /** Those that wait for one before them. */
  readonly #early = new Map<number, T>();

  constructor(done: readonly T[] = []) {
    this.done = [...done];
  }

  /** What comes twice changes nothing. */
  take(number: number, item: T): void {
    if (number < this.done.length) return;
    this.#early.set(number, item);
    for (;;) {
      const due = this.#early.get(this.done.length);
      if (due === undefined) return;
      this.#early.delete(this.done.length);
      this.done.push(due);
    }
  }
}
