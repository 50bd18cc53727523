import type { SeatState } from '@pepite/protocol';

const SECOND = 1000;

/** For how long those who are away are waited for, second by second. */
export class AwayTimes {
  readonly #seats: () => readonly SeatState[];
  /** When it was told, by the clock of the page, and what that says now. */
  readonly #told = $derived.by(() => ({ seats: this.#seats(), at: performance.now() }));
  #now = $state(0);

  constructor(seats: () => readonly SeatState[]) {
    this.#seats = seats;
  }

  /** What is left at each seat, in milliseconds; nothing where nobody is waited for. */
  readonly left = $derived(
    this.#told.seats.map((seat) => {
      const left = seat.kind === 'guest' ? seat.replaceableIn : undefined;
      if (left === undefined) return undefined;
      return Math.max(0, left - Math.max(0, this.#now - this.#told.at));
    }),
  );

  /** Counts from now on, while there is something to count; returns what stops it. */
  run(): (() => void) | undefined {
    const isCounting = this.#told.seats.some(
      (seat) => seat.kind === 'guest' && seat.replaceableIn !== undefined,
    );
    if (!isCounting) return undefined;
    const timer = setInterval(() => (this.#now = performance.now()), SECOND);
    return () => clearInterval(timer);
  }
}
