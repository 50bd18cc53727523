/** Passes on numbered texts in the order of their numbers, whenever they come. */
export class OrderedWriter {
  readonly #pass: (text: string) => void;
  readonly #early = new Map<number, string>();
  #next = 0;

  constructor(pass: (text: string) => void) {
    this.#pass = pass;
  }

  take(number: number, text: string): void {
    this.#early.set(number, text);
    for (;;) {
      const due = this.#early.get(this.#next);
      if (due === undefined) return;
      this.#early.delete(this.#next);
      this.#next++;
      this.#pass(due);
    }
  }
}
