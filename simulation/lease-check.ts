import { type Lease, LEASE_TIME } from '@pepite/matches';
import type { World } from './world.ts';

interface Granted {
  readonly process: string;
  readonly number: number;
  /** When it ends, unless its holder is heard of again. */
  readonly until: number;
}

/** Looks at every lease that the store gives to a process. */
export class LeaseCheck {
  readonly #world: World;
  readonly #granted = new Map<string, Granted>();

  constructor(world: World) {
    this.#world = world;
  }

  /** The store has given these leases to a process, or lets it go on holding them. */
  granted(process: string, leases: readonly Lease[]): void {
    const { schedule, checks } = this.#world;
    for (const { name, number } of leases) {
      const former = this.#granted.get(name);
      const isOther = former !== undefined && former.process !== process;
      if (isOther && former.until > schedule.now) {
        const text = `${process} gets ${name}, which ${former.process} still has`;
        checks.broken('a lease is held once', text);
      }
      if (isOther && number <= former.number) {
        checks.broken('a lease is held once', `${name} is given twice as number ${number}`);
      }
      this.#granted.set(name, { process, number, until: schedule.now + LEASE_TIME });
    }
    // A process that is heard of goes on holding all that it has.
    for (const [name, former] of this.#granted) {
      const isHeard = former.process === process && former.until > schedule.now;
      if (isHeard) this.#granted.set(name, { ...former, until: schedule.now + LEASE_TIME });
    }
  }

  released(process: string, names?: readonly string[]): void {
    const { now } = this.#world.schedule;
    for (const [name, granted] of this.#granted) {
      const isGiven = granted.process === process && (names?.includes(name) ?? true);
      if (isGiven) this.#granted.set(name, { ...granted, until: now });
    }
  }

  /** Whether nobody has been given a lease since. */
  isNewest({ name, number }: Lease): boolean {
    return this.#granted.get(name)?.number === number;
  }
}
