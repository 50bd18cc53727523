import { itemAt, type Seat } from '@pepite/kernel';
import type { About } from '../boards/kit/about.ts';
import type { SeatTime, SeatTimes } from '../boards/kit/seat-times.ts';
import type { ClockTexts } from '../words/clock.ts';
import type { LiveMatch } from './live.svelte.ts';

/** How often what is left is worked out anew, in milliseconds. */
const TICK = 1000;
/** A ring has so many steps: fewer changes, and nobody sees the difference. */
const STEPS = 60;
/** From when on there is little left, and the seconds are counted. */
const LOW = 10_000;

/** What is left in steps that seldom change: minutes, at the end ten seconds each. */
function stepped(left: number): number {
  const step = left > 60_000 ? 60_000 : 10_000;
  return Math.ceil(left / step) * step;
}

/** The clocks of a match as they go on since they were last told. */
export class MatchClock implements SeatTimes {
  readonly #live: LiveMatch;
  readonly #texts: () => ClockTexts;
  #now = $state(performance.now());
  readonly #clock = $derived.by(() => this.#live.state?.clock);
  /** When it was told: another one whenever the server says how clocks stand. */
  readonly #told = $derived.by(() => ({ clock: this.#clock, at: performance.now() }));

  constructor(live: LiveMatch, texts: () => ClockTexts) {
    this.#live = live;
    this.#texts = texts;
  }

  /** Lets them go on while the page shows them; to be called in an effect. */
  run(): (() => void) | undefined {
    const { clock } = this.#told;
    if (clock === undefined || clock.paused || clock.running.length === 0) return undefined;
    const timer = setInterval(() => (this.#now = performance.now()), TICK);
    return () => clearInterval(timer);
  }

  get isKept(): boolean {
    return this.#clock !== undefined;
  }

  get isPaused(): boolean {
    return this.#clock?.paused === true;
  }

  /** The seats that want them stopped. */
  get pause(): readonly Seat[] {
    return this.#clock?.pause ?? [];
  }

  get own(): Seat | undefined {
    return this.#live.seat;
  }

  isRunning(seat: Seat): boolean {
    return !this.isPaused && this.#clock?.running.includes(seat) === true;
  }

  /** What a seat has left, in milliseconds; nothing where it has no clock. */
  leftOf(seat: Seat): number | undefined {
    const { clock, at } = this.#told;
    const told = clock?.seats[seat];
    if (told === undefined || told === null) return undefined;
    const passed = this.isRunning(seat) ? Math.max(0, this.#now - at) : 0;
    return Math.max(0, told.left - passed);
  }

  of(seat: Seat): SeatTime | undefined {
    const left = this.leftOf(seat);
    const full = this.#clock?.seats[seat]?.full;
    if (left === undefined || full === undefined) return undefined;
    const isRunning = this.isRunning(seat);
    const isLow = isRunning && left < LOW;
    return {
      share: Math.min(1, Math.ceil((STEPS * left) / full) / STEPS),
      isRunning,
      isLow,
      label: this.#label(seat, left),
      short: this.#texts().shortDuration(isLow ? Math.ceil(left / 1000) * 1000 : stepped(left)),
    };
  }

  about(seat: Seat): About | undefined {
    const left = this.leftOf(seat);
    const setup = this.#live.state?.setup;
    if (left === undefined || setup === undefined) return undefined;
    return { title: this.#label(seat, left), text: this.#texts().whenUp[setup.timeout] };
  }

  /** A screen reader is told apart when it matters. */
  #label(seat: Seat, left: number): string {
    const words = this.#texts();
    const time = words.duration(stepped(left));
    return seat === this.own ? words.yours(time) : words.left(itemAt(this.#live.names, seat), time);
  }
}
