import type { Cancel, Timers } from '../../host/timers.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** Time that stands still unless it is told to go on. */
export class TestTimers implements Timers {
  readonly #timers = new Set<Timer>();
  #now = 1_000_000;

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): Cancel {
    const timer = { at: this.#now + milliseconds, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets the next timer ring, if it does within so many milliseconds; false if none does. */
  ring(most: number): boolean {
    let next: Timer | undefined;
    for (const timer of this.#timers) if (timer.at < (next?.at ?? Infinity)) next = timer;
    if (next === undefined || next.at > this.#now + most) return false;
    this.#timers.delete(next);
    this.#now = Math.max(this.#now, next.at);
    next.call();
    return true;
  }

  /** Lets so many milliseconds pass, with all that rings in them. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    while (this.ring(end - this.#now));
    this.#now = end;
  }
}
