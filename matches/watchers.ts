import type { Guest, Telling } from './store.ts';

/** Somebody who is told about a match as it goes on: one connected page. */
export interface Watcher {
  readonly guest: Guest;
  tell(text: string): void;
}

/** All who watch a match. What they are told waits until what it tells of is on disk. */
export class Watchers {
  readonly #watchers = new Set<Watcher>();
  readonly #ledger: Telling;
  /** Somebody has come; before, the first one is about to. */
  hasBegun = false;

  constructor(ledger: Telling) {
    this.#ledger = ledger;
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
    this.hasBegun = true;
  }

  delete(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  has(guest: Guest): boolean {
    for (const watcher of this.#watchers) if (watcher.guest === guest) return true;
    return false;
  }

  /** How many of them, other than one, pass a test. */
  countBut(reader: Guest, isCounted: (guest: Guest) => boolean): number {
    const guests = new Set([...this.#watchers].map(({ guest }) => guest));
    guests.delete(reader);
    return [...guests].filter(isCounted).length;
  }

  /** Tells each what `print` says to its guest; nothing to those for whom it says nothing. */
  tellEach(print: (guest: Guest) => string | undefined): void {
    for (const watcher of this.#watchers) {
      // Printed now, so that it says no more than what came before the next telling.
      const text = print(watcher.guest);
      if (text !== undefined) this.tell(watcher, text);
    }
  }

  tell(watcher: Watcher, text: string): void {
    this.#ledger.afterwards(() => watcher.tell(text));
  }
}
