import type { LeaseHolder, Leases } from './leases.ts';
import type { Lease } from './lease.ts';

/**
 * The right to do what nobody asks for in one match: bots' turns, and answers for those who are not
 * there. A process alone has it for nothing.
 */
export class MatchLease {
  readonly #leases: Leases | undefined;
  readonly #name: string;
  readonly #holder: LeaseHolder;

  constructor(leases: Leases | undefined, match: string, holder: LeaseHolder) {
    this.#leases = leases;
    this.#name = `match/${match}`;
    this.#holder = holder;
  }

  /** Whether this process may act; if not it will be told when it may. */
  get isHeld(): boolean {
    if (this.#leases === undefined || this.lease !== undefined) return true;
    this.#leases.want(this.#name, this.#holder);
    return false;
  }

  get lease(): Lease | undefined {
    return this.#leases?.held(this.#name);
  }

  /** Somebody else has acted in its place. */
  refused(): void {
    this.#leases?.refused(this.#name);
  }

  /** There is nothing to do here: another process may have more. */
  drop(): void {
    this.#leases?.drop(this.#name);
  }
}
