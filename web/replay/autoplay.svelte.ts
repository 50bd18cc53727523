import type { Cursor } from './cursor.svelte.ts';

/** How fast a replay goes by itself; `played` takes as long as the players did. */
export const SPEEDS = ['slow', 'normal', 'fast', 'fastest', 'played'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds from one step to the next. */
const PAUSES: Readonly<Record<Exclude<Speed, 'played'>, number>> = {
  slow: 2600,
  normal: 1300,
  fast: 600,
  fastest: 150,
};
/** However fast or slow somebody was, a reader can follow, and does not leave. */
const [LEAST, MOST] = [500, 20_000];

/** Calls back after so many milliseconds; returns what prevents it. */
type After = (milliseconds: number, call: () => void) => () => void;

const afterTime: After = (milliseconds, call) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** A replay that goes on by itself. */
export class Autoplay {
  readonly #cursor: () => Cursor;
  readonly #after: After;
  #cancel: (() => void) | undefined = $state.raw();
  #speed = $state<Speed>('normal');

  /** The cursor is another one when another record is opened. */
  constructor(cursor: () => Cursor, after: After = afterTime) {
    this.#cursor = cursor;
    this.#after = after;
  }

  get isOn(): boolean {
    return this.#cancel !== undefined;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    if (this.isOn) this.#wait();
  }

  /** The speeds there are: how long the players took is not known of every match. */
  get speeds(): readonly Speed[] {
    const isTimed = timesOf(this.#cursor()).some((time) => time !== undefined);
    return isTimed ? SPEEDS : SPEEDS.filter((speed) => speed !== 'played');
  }

  toggle(): void {
    if (this.isOn) this.stop();
    else this.start();
  }

  /** Goes on from here or, at the end, from the beginning. */
  start(): void {
    const cursor = this.#cursor();
    if (cursor.ply === cursor.examined.plies) cursor.ply = cursor.start;
    this.#wait();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #wait(): void {
    this.#cancel?.();
    this.#cancel = this.#after(this.#pause(), () => this.#step());
  }

  #step(): void {
    const cursor = this.#cursor();
    cursor.ply = cursor.nextFrom(cursor.ply, 'move');
    if (cursor.ply === cursor.examined.plies) this.stop();
    else this.#wait();
  }

  /** How long it is until the next step. */
  #pause(): number {
    if (this.#speed !== 'played') return PAUSES[this.#speed];
    const cursor = this.#cursor();
    const next = cursor.nextFrom(cursor.ply, 'move');
    const took = timesOf(cursor).slice(cursor.ply, next);
    const longest = Math.max(0, ...took.map((time) => time ?? 0));
    return Math.max(LEAST, Math.min(MOST, longest));
  }
}

/** How long each decision took, by the number of its move, as far as the record tells. */
export function timesOf({ record }: Pick<Cursor, 'record'>): readonly (number | undefined)[] {
  const { times } = record;
  if (!Array.isArray(times)) return [];
  return times.map((time: unknown) =>
    typeof time === 'number' && Number.isFinite(time) && time >= 0 ? time : undefined,
  );
}
