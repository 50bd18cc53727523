import type { Cancel, Clock } from '@pepite/matches';
import type { FastifyBaseLogger } from 'fastify';

/** Somebody was refused something: why, who, and what helps to understand it. */
export interface RefusalEvent {
  readonly kind: string;
  /** Whom the limits count, see `bucketOf`. */
  readonly address: string;
  /** The hash that the disk knows a guest by; it is cut, since it is there to compare only. */
  readonly guest?: string | undefined;
  readonly [detail: string]: string | number | undefined;
}

type Level = 'info' | 'warn';

/** How long refusals of the same kind and address share a line, in milliseconds. */
const MINUTE = 60_000;
/** So many lines a minute are enough, whoever attacks from however many addresses. */
const MOST_LINES = 100;
export const GUEST_LENGTH = 12;

/** Says in the log who was refused what, in a way that cannot flood it. */
export class Refusals {
  readonly #log: FastifyBaseLogger;
  readonly #clock: Clock;
  readonly #counted: (kind: string) => void;
  /** How many more there were of each kind and address since the line about the first. */
  readonly #more = new Map<string, { readonly refusal: RefusalEvent; count: number }>();
  #others = 0;
  #stop: Cancel | undefined;

  constructor(log: FastifyBaseLogger, clock: Clock, counted: (kind: string) => void = () => {}) {
    this.#log = log;
    this.#clock = clock;
    this.#counted = counted;
  }

  note(refusal: RefusalEvent, level: Level = 'info'): void {
    this.#begin();
    this.#counted(refusal.kind);
    const key = `${refusal.kind} ${refusal.address}`;
    const more = this.#more.get(key);
    if (more !== undefined) more.count++;
    else if (this.#more.size >= MOST_LINES) this.#others++;
    else {
      this.#more.set(key, { refusal, count: 0 });
      const guest = refusal.guest?.slice(0, GUEST_LENGTH);
      this.#log[level]({ ...refusal, guest }, 'refused');
    }
  }

  #begin(): void {
    this.#stop ??= this.#clock.after(MINUTE, () => this.sumUp());
  }

  /** One line for all that had none of their own in the past minute. */
  sumUp(): void {
    for (const { refusal, count } of this.#more.values()) {
      const { kind, address } = refusal;
      if (count > 0) this.#log.info({ kind, address, count }, 'refused again');
    }
    if (this.#others > 0) this.#log.info({ count: this.#others }, 'refused others');
    this.#more.clear();
    this.#others = 0;
    this.#stop?.();
    this.#stop = undefined;
  }
}
