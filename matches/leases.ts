import type { Cancel, Clock } from './clock.ts';
import type { Lease } from './lease.ts';
import { LEASE_TIME, type SharedStore } from './process-store.ts';

/** How often a process says that it is there, in milliseconds: two words may be lost. */
const RENEWED_EVERY = LEASE_TIME / 3;

/** What is told to whoever wants a lease. */
export interface LeaseHolder {
  /** It may act, with this number, until it is told otherwise. */
  readonly gained: () => void;
  /** Somebody else may act. */
  readonly lost: () => void;
}

interface LeaseServices {
  readonly shared: SharedStore;
  readonly clock: Clock;
  /** Called for every lease that was lost: somebody else had reason to take it. */
  readonly leaseLost: () => void;
  readonly report: (error: unknown) => void;
}

/**
 * The leases of one process: those that it holds or waits for are asked for together, once a
 * second, which also says that the process is there. What is wanted anew is asked for at once.
 */
export class Leases {
  readonly #services: LeaseServices;
  readonly #wanted = new Map<string, LeaseHolder>();
  readonly #held = new Map<string, Lease>();
  #timer: Cancel | undefined;
  /** Whether an answer is awaited, and whether something has been wanted since it was asked for. */
  #isAsking = false;
  #isBehind = false;
  #isClosed = false;

  constructor(services: LeaseServices) {
    this.#services = services;
    this.#ask();
  }

  /** Holds a lease as soon as it is free, until it is dropped. */
  want(name: string, holder: LeaseHolder): void {
    if (this.#wanted.has(name)) return;
    this.#wanted.set(name, holder);
    if (this.#isAsking) this.#isBehind = true;
    else this.#ask();
  }

  held(name: string): Lease | undefined {
    return this.#held.get(name);
  }

  drop(name: string): void {
    if (!this.#wanted.delete(name)) return;
    this.#held.delete(name);
    if (this.#isClosed) return;
    void this.#attempt(() => this.#services.shared.release([name]));
  }

  /** The store has refused what was asked for with a lease. */
  refused(name: string): void {
    if (!this.#held.delete(name)) return;
    void this.#attempt(() => this.#services.shared.release([name]));
    this.#lose(name);
  }

  /** The process ends, so that others need not wait for its leases. */
  close(): void {
    this.#isClosed = true;
    this.#timer?.();
    void this.#attempt(() => this.#services.shared.leave());
  }

  #ask(): void {
    this.#timer?.();
    if (this.#isClosed) return;
    this.#timer = this.#services.clock.after(RENEWED_EVERY, () => this.#ask());
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#isBehind = false;
    void this.#askNow();
  }

  async #askNow(): Promise<void> {
    await this.#attempt(() => this.#hold([...this.#wanted.keys()]));
    this.#isAsking = false;
    if (this.#isBehind) this.#ask();
  }

  async #hold(names: readonly string[]): Promise<void> {
    const held = new Map((await this.#services.shared.hold(names)).map((one) => [one.name, one]));
    if (this.#isClosed) return;
    for (const name of names) this.#note(name, held.get(name));
  }

  #note(name: string, lease: Lease | undefined): void {
    const former = this.#held.get(name);
    const holder = this.#wanted.get(name);
    if (holder === undefined || former?.number === lease?.number) return;
    // A greater number means that somebody else had it meanwhile.
    if (former !== undefined) {
      this.#held.delete(name);
      this.#lose(name);
    }
    if (lease === undefined) return;
    this.#held.set(name, lease);
    holder.gained();
  }

  #lose(name: string): void {
    this.#services.leaseLost();
    this.#wanted.get(name)?.lost();
  }

  async #attempt(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      this.#services.report(error);
    }
  }
}
