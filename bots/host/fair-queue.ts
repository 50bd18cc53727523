/** What waits, and whose it is: an origin's (people from one network), one guest's, one match's. */
export interface Waiting {
  readonly origin: string;
  readonly guest: string;
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

/** How one guest's share is divided. */
interface Share {
  readonly matches: Turns;
  wasHint: boolean;
}

/** How one origin's share is divided. */
interface Division {
  readonly guests: Turns;
  readonly shares: Map<string, Share>;
}

/**
 * What waits to be served, one at a time: origins take turns, so do the guests of each, and so do
 * the matches of each of these. So however much waits for one of them, the next one served is
 * somebody else's. Origins come first, since anybody may be as many guests as they like. Of what
 * waits for a guest hints come before bots, since somebody waits for them, but never twice in a row
 * while bots wait.
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

  /** Takes out what is to be served next. */
  take(): T | undefined {
    const origin = this.#origins.next(distinct(this.#waiting.map((entry) => entry.origin)));
    if (origin === undefined) return undefined;
    const next = this.#nextOf(origin);
    this.remove((entry) => entry === next);
    return next;
  }

  #nextOf(origin: string): T | undefined {
    const ofOrigin = this.#waiting.filter((entry) => entry.origin === origin);
    const { guests, shares } = this.#divisionOf(origin);
    const guest = guests.next(distinct(ofOrigin.map((entry) => entry.guest)));
    if (guest === undefined) return undefined;
    const share = shares.get(guest) ?? { matches: new Turns(), wasHint: false };
    shares.set(guest, share);
    return nextOf(
      ofOrigin.filter((entry) => entry.guest === guest),
      share,
    );
  }

  #divisionOf(origin: string): Division {
    const known = this.#divisions.get(origin);
    const division = known ?? { guests: new Turns(), shares: new Map<string, Share>() };
    this.#divisions.set(origin, division);
    return division;
  }

  #forgetServed(): void {
    for (const [origin, { shares }] of this.#divisions) {
      const ofOrigin = this.#waiting.filter((entry) => entry.origin === origin);
      const guests = new Set(ofOrigin.map(({ guest }) => guest));
      for (const guest of shares.keys()) if (!guests.has(guest)) shares.delete(guest);
      if (guests.size === 0) this.#divisions.delete(origin);
    }
  }

  count(isCounted: (entry: T) => boolean): number {
    return this.#waiting.filter(isCounted).length;
  }

  /**
   * Among how many thoughts an entry that has been taken out shares its time: those of its guest
   * that wait, itself included, times the guests of its origin and the origins that wait for
   * thoughts. How many wait for another guest, or for another origin, does not matter.
   */
  sharing({ origin, guest }: T): number {
    const thoughts = this.#waiting.filter(({ thinks }) => thinks);
    const ofOrigin = thoughts.filter((entry) => entry.origin === origin);
    const own = ofOrigin.filter((entry) => entry.guest === guest).length;
    const guests = new Set([guest, ...ofOrigin.map((entry) => entry.guest)]);
    const origins = new Set([origin, ...thoughts.map((entry) => entry.origin)]);
    return (own + 1) * guests.size * origins.size;
  }
}

/** What is served next of all that waits for one guest. */
function nextOf<T extends Waiting>(own: readonly T[], share: Share): T | undefined {
  const hint = own.find(({ isHint }) => isHint);
  const bots = own.filter(({ isHint }) => !isHint);
  share.wasHint = hint !== undefined && (!share.wasHint || bots.length === 0);
  if (share.wasHint) return hint;
  const match = share.matches.next(distinct(bots.map((entry) => entry.match)));
  const ofMatch = bots.filter((entry) => entry.match === match);
  return ofMatch.find(({ thinks }) => !thinks) ?? ofMatch.at(0);
}

const distinct = (keys: readonly string[]): readonly string[] => [...new Set(keys)];
