import type { Cancel } from '@pepite/matches';
import type { Dice } from './dice.ts';

interface Scheduled {
  readonly at: number;
  /** Drawn: of events at the same moment any may come first. */
  readonly rank: number;
  readonly call: () => void;
  isCancelled: boolean;
}

/** Waits until everything is done that waits for nothing but promises. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const isBefore = (one: Scheduled, other: Scheduled): boolean =>
  one.at < other.at || (one.at === other.at && one.rank < other.rank);

/**
 * Virtual time: a queue of events, made one after the other, with all that promises lead to before
 * the next one. Nothing else happens, so a seed always leads to the same run.
 */
export class Schedule {
  readonly #dice: Dice;
  /** A binary heap, the next event first. */
  readonly #heap: Scheduled[] = [];
  #now = 0;
  #events = 0;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** Milliseconds since the simulation began. */
  get now(): number {
    return this.#now;
  }

  /** How many events there have been. */
  get events(): number {
    return this.#events;
  }

  after(milliseconds: number, call: () => void): Cancel {
    const at = this.#now + Math.max(0, milliseconds);
    const event = { at, rank: this.#dice.fraction(), call, isCancelled: false };
    this.#push(event);
    return () => {
      event.isCancelled = true;
    };
  }

  /** Makes what is due up to a moment, or until `isDone` says so. */
  async runUntil(end: number, isDone: () => boolean = () => false): Promise<void> {
    await settle();
    while (!isDone()) {
      const next = this.#heap[0];
      if (next === undefined || next.at > end) break;
      this.#pop();
      if (next.isCancelled) continue;
      this.#now = next.at;
      this.#events++;
      next.call();
      await settle();
    }
    if (!isDone()) this.#now = Math.max(this.#now, end);
  }

  #push(event: Scheduled): void {
    const heap = this.#heap;
    let place = heap.push(event) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(event, parent)) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = event;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let place = 0;
    for (;;) {
      const child = this.#smallerChild(place);
      const smaller = heap[child];
      if (smaller === undefined || !isBefore(smaller, last)) break;
      heap[place] = smaller;
      place = child;
    }
    heap[place] = last;
  }

  #smallerChild(place: number): number {
    const left = 2 * place + 1;
    const one = this.#heap[left];
    const other = this.#heap[left + 1];
    return one !== undefined && other !== undefined && isBefore(other, one) ? left + 1 : left;
  }
}

/** So little that nobody notices, in milliseconds. */
const NEXT = 0.001;

/** A way on which nothing overtakes what was sent before it. */
export class Lane {
  readonly #schedule: Schedule;
  #last = 0;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Arrives after so many milliseconds, but not before what was sent earlier. */
  pass(milliseconds: number, arrive: () => void): void {
    const { now } = this.#schedule;
    this.#last = Math.max(this.#last + NEXT, now + milliseconds);
    this.#schedule.after(this.#last - now, arrive);
  }
}
