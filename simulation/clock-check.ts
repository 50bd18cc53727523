import { deciding, has, itemAt, type Seat, type Turn } from '@pepite/kernel';
import type { StoredMatch } from '@pepite/matches';
import type { Checks } from './checks.ts';

const SECOND = 1000;

/** A decision: when the store was told that it begins, and what each seat had left then. */
interface Begun {
  readonly ply: number;
  readonly at: number;
  readonly left: readonly number[];
}

/**
 * Looks at the clocks of a match whenever a step is kept, by the time of the simulation: no clock
 * of a server may be ahead of that.
 */
export class ClockCheck {
  readonly #checks: Checks;
  readonly #now: () => number;
  /** When it was, by the time of the simulation, that a server had this date. */
  readonly #timeOf: (date: number) => number;
  /** When somebody has first looked at the match. */
  readonly #first: number;
  #begun: Begun | undefined;

  constructor(checks: Checks, now: () => number, timeOf: (date: number) => number) {
    this.#checks = checks;
    this.#now = now;
    this.#timeOf = timeOf;
    this.#first = now();
  }

  /** A step was kept. */
  kept(former: StoredMatch, { clocks, setup }: StoredMatch): void {
    if (clocks === null || setup.clock.kind !== 'live') return;
    const before = former.clocks;
    const increment = setup.clock.increment * SECOND;
    const isNew = clocks.ply !== before?.ply;
    if (before !== null) {
      if (clocks.at < before.at) this.#goneBack(`from ${before.at} to ${clocks.at}`);
      clocks.left.forEach((left, seat) => {
        const most = itemAt(before.left, seat) + (isNew ? increment : 0);
        if (left > most) this.#goneBack(`seat ${seat} has ${left}, and may have ${most}`);
      });
    }
    if (!isNew && this.#begun !== undefined) return;
    const { left, shared, ply } = clocks;
    // Whoever loads the match counts from when the step was decided, which may take long to keep.
    this.#begun = { ply, at: this.#timeOf(clocks.at), left: left.map((own) => shared ?? own) };
  }

  #goneBack(text: string): void {
    this.#checks.broken('clocks never go back', text);
  }

  /**
   * Whether a bot may have chosen for a player whose time is up; if that came too early it is a
   * broken promise.
   */
  mayHaveRunOut({ setup, clocks, moves, seats }: StoredMatch, seat: Seat, turn: Turn): boolean {
    const { clock } = setup;
    if (clock.kind !== 'live' || !has(deciding(turn), seat)) return false;
    // Where nothing was kept yet all clocks are full since somebody has first looked at the match.
    const full = seats.map(() => (clock.bank + clock.increment) * SECOND);
    const begun =
      clocks === null ? { ply: moves.length, at: this.#first, left: full } : this.#begun;
    if (begun?.ply !== moves.length) return false;
    const passed = this.#now() - begun.at;
    const left = itemAt(begun.left, seat);
    // Dates are whole milliseconds.
    if (passed + 1 < left) {
      const text = `after ${passed} of ${left} milliseconds of seat ${seat}`;
      this.#checks.broken('no time runs out early', text);
    }
    return true;
  }
}
