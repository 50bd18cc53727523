import type { Clock } from '@pepite/matches';

/** So many at once, and so many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts what somebody does, and says when it is too much. */
export class Allowance {
  readonly #rate: Rate;
  readonly #clock: Clock;
  #left: number;
  #counted: number;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#left = rate.burst;
    this.#counted = clock.now();
  }

  take(): boolean {
    const now = this.#clock.now();
    const gained = ((now - this.#counted) / 1000) * this.#rate.perSecond;
    this.#left = Math.min(this.#rate.burst, this.#left + gained);
    this.#counted = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

export interface Limits {
  readonly message: Rate;
  readonly messageOfAddress: Rate;
  readonly connectionsOfAddress: number;
  /** Requests a minute of one address. */
  readonly requests: number;
}

/** Far above what people do, far below what hurts. One address may be a whole school. */
export const LIMITS: Limits = {
  message: { burst: 60, perSecond: 20 },
  messageOfAddress: { burst: 600, perSecond: 200 },
  connectionsOfAddress: 200,
  requests: 600,
};

const UNLIMITED: Rate = { burst: Infinity, perSecond: Infinity };
export const NO_LIMITS: Limits = {
  message: UNLIMITED,
  messageOfAddress: UNLIMITED,
  connectionsOfAddress: Infinity,
  requests: 1e9,
};

/** The connections of each address, and what they do together. */
export class Addresses {
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #known = new Map<string, { count: number; readonly allowance: Allowance }>();

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Lets a connection in: its own allowance and that of its address, and how it leaves. */
  enter(address: string): { readonly take: () => boolean; readonly leave: () => void } | undefined {
    const { message, messageOfAddress, connectionsOfAddress } = this.#limits;
    const known = this.#known.get(address) ?? {
      count: 0,
      allowance: new Allowance(messageOfAddress, this.#clock),
    };
    if (known.count >= connectionsOfAddress) return undefined;
    known.count++;
    this.#known.set(address, known);
    const own = new Allowance(message, this.#clock);
    return {
      take: () => own.take() && known.allowance.take(),
      leave: () => {
        known.count--;
        if (known.count === 0) this.#known.delete(address);
      },
    };
  }
}
