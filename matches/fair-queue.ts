/** What waits, and whose it is: an origin's (people from one network), and one of its matches'. */
export interface Waiting {
  readonly origin: string;
  readonly match: string;
  readonly isHint: boolean;
  /** Whether it takes a thought; else it is answered at first sight. */
  readonly thinks: boolean;
}

/** Lets those who wait take turns: nobody has a second one while somebody waits for the first. */
class Turns {
  readonly #served = new Set<string>();
  #last: string | undefined;

  next(waiting: readonly string[]): string | undefined {
    let next = waiting.find((key) => !this.#served.has(key));
    if (next === undefined) {
      this.#served.clear();
      // Whoever was the last of a round is not the first of the next one.
      next = waiting.find((key) => key !== this.#last) ?? waiting.at(0);
    }
    if (next !== undefined) this.#served.add(next);
    this.#last = next;
    return next;
  }
}

/** How one origin's share is divided. */
interface Division {
  readonly matches: Turns;
  wasHint: boolean;
}

/**
 * What waits to be served, one at a time: origins take turns, and so do the matches within each, so
 * however much waits for one of them, the next one served is somebody else's. Within an origin
 * hints come before bots, since somebody waits for them, but never twice in a row while bots wait.
 */
export class FairQueue<T extends Waiting> {
  #waiting: T[] = [];
  readonly #origins = new Turns();
  readonly #divisions = new Map<string, Division>();

  add(entry: T): void {
    this.#waiting.push(entry);
  }

  remove(isGone: (entry: T) => boolean): void {
    this.#waiting = this.#waiting.filter((entry) => !isGone(entry));
    this.#forgetServed();
  }

  /** Takes out everything. */
  clear(): readonly T[] {
    const all = this.#waiting;
    this.remove(() => true);
    return all;
  }

  /** Takes out what is to be served next. */
  take(): T | undefined {
    const origin = this.#origins.next(distinct(this.#waiting.map((entry) => entry.origin)));
    if (origin === undefined) return undefined;
    const next = this.#nextOf(origin);
    this.remove((entry) => entry === next);
    return next;
  }

  #nextOf(origin: string): T | undefined {
    const own = this.#waiting.filter((entry) => entry.origin === origin);
    const division = this.#divisionOf(origin);
    const hint = own.find(({ isHint }) => isHint);
    const bots = own.filter(({ isHint }) => !isHint);
    division.wasHint = hint !== undefined && (!division.wasHint || bots.length === 0);
    if (division.wasHint) return hint;
    const match = division.matches.next(distinct(bots.map((entry) => entry.match)));
    const ofMatch = bots.filter((entry) => entry.match === match);
    return ofMatch.find(({ thinks }) => !thinks) ?? ofMatch.at(0);
  }

  #divisionOf(origin: string): Division {
    const known = this.#divisions.get(origin);
    const division = known ?? { matches: new Turns(), wasHint: false };
    this.#divisions.set(origin, division);
    return division;
  }

  #forgetServed(): void {
    for (const origin of this.#divisions.keys()) {
      if (this.count((entry) => entry.origin === origin) === 0) this.#divisions.delete(origin);
    }
  }

  count(isCounted: (entry: T) => boolean): number {
    return this.#waiting.filter(isCounted).length;
  }

  /**
   * Among how many thoughts an entry that has been taken out shares its time: those of its own
   * origin that wait, itself included, times the origins that wait for thoughts. How many wait for
   * another origin does not matter.
   */
  sharing({ origin }: T): number {
    const thoughts = this.#waiting.filter(({ thinks }) => thinks);
    const own = thoughts.filter((entry) => entry.origin === origin).length;
    const others = distinct(thoughts.map((entry) => entry.origin)).filter((one) => one !== origin);
    return (own + 1) * (others.length + 1);
  }
}

const distinct = (keys: readonly string[]): readonly string[] => [...new Set(keys)];
