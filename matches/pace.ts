import type { Pace } from '@pepite/protocol';
import type { Clock } from './clock.ts';

/**
 * How long it takes until a bot's choice is told, in milliseconds: so long at least, and up to
 * `spread` more, drawn when it is asked. Neither depends on what the bot holds, chooses or thinks,
 * so that its times tell nothing.
 */
export interface Wait {
  readonly least: number;
  readonly spread: number;
}

/**
 * At a human pace people can follow, given how long a bot is to pause. At a quick one there is time
 * for a short thought, and the same time where none is needed.
 */
export const waitAt = (pace: Pace, pause: number): Wait =>
  pace === 'human'
    ? { least: pause, spread: pause }
    : { least: Math.min(pause, 300), spread: Math.min(pause, 200) };

/**
 * How long it takes until a planned move is made, in milliseconds: as long as it takes people who
 * know what they want, most of them a moment, some of them longer, whatever was planned. `jitter`
 * is a number from 0 to 1, drawn at random. Whoever plays with bots alone has nobody to hide it
 * from.
 */
export function planWait(pause: number, jitter: number, isAlone: boolean): number {
  const { least, spread } = isAlone ? waitAt('quick', pause) : { least: pause, spread: 3 * pause };
  return least + Math.floor(jitter ** 2 * spread);
}

/** What is kept of the wait for the way to a thread and back. */
const WAY = 50;

/** When a choice is told that was asked for at `start`. */
export class AnswerTime {
  readonly #start: number;
  readonly #wait: Wait;
  /** The drawn moment. */
  readonly at: number;

  /** `jitter` is a number from 0 to 1, drawn at random. */
  constructor(start: number, wait: Wait, jitter: number) {
    this.#start = start;
    this.#wait = wait;
    this.at = start + wait.least + Math.floor(jitter * wait.spread);
  }

  /** How long may be thought from now on, if that matters. */
  left(now: number): number | undefined {
    const { least } = this.#wait;
    return least === 0 ? undefined : Math.max(0, this.#start + least - WAY - now);
  }

  /**
   * When something is told that is ready now: at the drawn moment, or, should it have taken longer,
   * so many whole waits later, so that all it tells is that the server was busy.
   */
  after(now: number): number {
    const late = now - this.at;
    const { least } = this.#wait;
    if (late <= 0) return this.at;
    return least === 0 ? now : this.at + Math.ceil(late / least) * least;
  }
}

/** Draws when a choice is told that is asked for now. */
export const drawMoment = (
  { clock, jitter }: { readonly clock: Clock; readonly jitter: () => number },
  wait: Wait,
): AnswerTime => new AnswerTime(clock.now(), wait, jitter());
