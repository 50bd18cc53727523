/**
 * All ways out of a process, and back in: to the store, the network and the timers. Once it is dead
 * nothing passes any more, so no promise that waited goes on. It may be set to die at one of the
 * next things that it does, which is between any two awaits.
 */
export class ProcessGate {
  readonly name: string;
  readonly #died: () => void;
  #isOpen = true;
  #left = Infinity;

  constructor(name: string, died: () => void) {
    this.name = name;
    this.#died = died;
  }

  get isAlive(): boolean {
    return this.#isOpen;
  }

  /** It dies when it has done so many more things. */
  dieAfter(calls: number): void {
    this.#left = calls;
  }

  die(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#died();
  }

  /** Something is about to leave the process; false if it does not any more. */
  leave(): boolean {
    if (this.#isOpen && this.#left-- <= 0) this.die();
    return this.#isOpen;
  }

  /** Something comes in. */
  enter(call: () => void): void {
    if (this.#isOpen) call();
  }
}
