import type { Guest } from './store.ts';

/** Somebody, and where they are. */
export interface Person {
  readonly guest: Guest;
  /** The network address that they come from: guests cost nothing, addresses do. */
  readonly origin: string;
}

/** Somebody who is told about a match as it goes on: one connected page. */
export interface Watcher extends Person {
  tell(text: string): void;
}

/** How many pages may watch one match without a seat, and how many of them from one address. */
const MOST_SPECTATORS = 500;
const MOST_OF_ORIGIN = 160;

/** All who watch a match. */
export class Watchers {
  readonly #watchers = new Set<Watcher>();
  /** How many pages each guest has open here. */
  readonly #pages = new Map<Guest, number>();
  readonly #ofOrigin = new Map<string, number>();

  add(watcher: Watcher): void {
    if (this.#watchers.has(watcher)) return;
    this.#watchers.add(watcher);
    count(this.#pages, watcher.guest, 1);
    count(this.#ofOrigin, watcher.origin, 1);
  }

  delete(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    count(this.#pages, watcher.guest, -1);
    count(this.#ofOrigin, watcher.origin, -1);
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  /** Whether there is room for one more page without a seat. */
  hasRoomFor(watcher: Watcher): boolean {
    if (this.#watchers.has(watcher)) return true;
    const ofOrigin = this.#ofOrigin.get(watcher.origin) ?? 0;
    return this.#watchers.size < MOST_SPECTATORS && ofOrigin < MOST_OF_ORIGIN;
  }

  has(guest: Guest): boolean {
    return this.#pages.has(guest);
  }

  /** The first guests who came. */
  guests(most: number): readonly Guest[] {
    return [...this.#pages.keys()].slice(0, most);
  }

  /** How many guests pass a test. */
  countGuests(isCounted: (guest: Guest) => boolean): number {
    let counted = 0;
    for (const guest of this.#pages.keys()) if (isCounted(guest)) counted++;
    return counted;
  }

  /** The first page whose guest passes a test. */
  find(isWanted: (guest: Guest) => boolean): Person | undefined {
    for (const watcher of this.#watchers) if (isWanted(watcher.guest)) return watcher;
    return undefined;
  }

  /** Tells each what `print` says to its guest; nothing to those for whom it says nothing. */
  tellEach(print: (guest: Guest) => string | undefined): void {
    for (const watcher of this.#watchers) {
      const text = print(watcher.guest);
      if (text !== undefined) watcher.tell(text);
    }
  }
}

function count(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const number = (counts.get(key) ?? 0) + change;
  if (number === 0) counts.delete(key);
  else counts.set(key, number);
}
