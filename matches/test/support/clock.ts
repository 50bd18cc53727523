import { TestTimers } from '../../../bots/test/support/timers.ts';
import type { Cancel, Clock } from '../../clock.ts';
import { settle } from './settle.ts';

/** A clock that stands still unless it is told to go on. */
export class TestClock implements Clock {
  readonly #timers = new TestTimers();
  /** How far the date is off: somebody may set it while the clock goes on. */
  dateOffset = 1_700_000_000_000;

  now(): number {
    return this.#timers.now();
  }

  date(): number {
    return this.now() + this.dateOffset;
  }

  after(milliseconds: number, call: () => void): Cancel {
    return this.#timers.after(milliseconds, call);
  }

  /** Lets the next timer ring, if it does within so many milliseconds; false if none does. */
  async ring(most: number): Promise<boolean> {
    const hasRung = this.#timers.ring(most);
    if (hasRung) await settle();
    return hasRung;
  }

  /** Lets so many milliseconds pass, with all that rings in them and what comes of it. */
  async pass(milliseconds: number): Promise<void> {
    await settle();
    const end = this.now() + milliseconds;
    while (await this.ring(end - this.now()));
    this.#timers.pass(end - this.now());
  }
}
