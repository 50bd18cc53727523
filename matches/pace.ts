/**
 * How long it takes until a bot's choice is told, in milliseconds: so long at least, and up to
 * `spread` more, drawn when it is asked. Neither depends on what the bot holds, chooses or thinks,
 * so that its times tell nothing.
 */
export interface Pace {
  readonly least: number;
  readonly spread: number;
}

/** For tables that nobody looks at, and where nothing is to wait. */
export const AT_ONCE: Pace = { least: 0, spread: 0 };

/** As people can follow, given how long a bot is to pause. */
export const humanPace = (pause: number): Pace => ({ least: pause, spread: pause });

/** As quick as may be: there is time for a short thought, and the same time where none is needed. */
export const quickPace = (pause: number): Pace => ({
  least: Math.min(pause, 300),
  spread: Math.min(pause, 200),
});

/** What is kept of the wait for the way to a thread and back. */
const WAY = 50;

/** When a choice is told that was asked for at `start`. */
export class Moment {
  readonly #start: number;
  readonly #pace: Pace;
  /** The drawn moment. */
  readonly at: number;

  /** `jitter` is a number from 0 to 1, drawn at random. */
  constructor(start: number, pace: Pace, jitter: number) {
    this.#start = start;
    this.#pace = pace;
    this.at = start + pace.least + Math.floor(jitter * pace.spread);
  }

  /** How long may be thought from now on, if that matters. */
  left(now: number): number | undefined {
    const { least } = this.#pace;
    return least === 0 ? undefined : Math.max(0, this.#start + least - WAY - now);
  }

  /**
   * When something is told that is ready now: at the drawn moment, or, should it have taken longer,
   * so many whole waits later, so that all it tells is that the server was busy.
   */
  after(now: number): number {
    const late = now - this.at;
    const { least } = this.#pace;
    if (late <= 0) return this.at;
    return least === 0 ? now : this.at + Math.ceil(late / least) * least;
  }
}
