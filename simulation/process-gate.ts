import { Lane, type Schedule } from './schedule.ts';

/**
 * All ways out of a process, and back in: to the store, the network and the timers. Once it is dead
 * nothing passes any more, so no promise that waited goes on. It may be set to die at one of the
 * next things that it does, which is between any two awaits. While it is paused everything waits
 * that comes in: it does not know that time passes.
 */
export class ProcessGate {
  readonly name: string;
  readonly #lane: Lane;
  readonly #died: () => void;
  #isOpen = true;
  #left = Infinity;
  #waiting: (() => void)[] | undefined;

  constructor(name: string, schedule: Schedule, died: () => void) {
    this.name = name;
    this.#lane = new Lane(schedule);
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

  pause(): void {
    this.#waiting ??= [];
  }

  /** It goes on, and finds all that has come in meanwhile. */
  resume(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const call of waiting) this.#lane.pass(0, () => this.enter(call));
  }

  /** Something is about to leave the process; false if it does not any more. */
  leave(): boolean {
    if (this.#isOpen && this.#left-- <= 0) this.die();
    return this.#isOpen;
  }

  /** Something comes in. */
  enter(call: () => void): void {
    if (!this.#isOpen) return;
    if (this.#waiting === undefined) call();
    else this.#waiting.push(call);
  }
}
