import { type Cancel, type Clock, type House, printMessage, type Watcher } from '@pepite/matches';
import type { Ledger } from '../store/ledger.ts';

/** A crowded lobby changes all the time; it is told this often at most, in milliseconds. */
const PAUSE = 400;

/** Those who look at the lobby. */
export class LobbyDesk {
  readonly #clock: Clock;
  readonly #ledger: Ledger;
  readonly #house: () => House;
  readonly #watchers = new Set<Watcher>();
  #timer: Cancel | undefined;

  constructor(clock: Clock, ledger: Ledger, house: () => House) {
    this.#clock = clock;
    this.#ledger = ledger;
    this.#house = house;
  }

  enter(watcher: Watcher): void {
    this.#watchers.add(watcher);
    this.#tell(watcher);
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** Something in the lobby may have changed. */
  changed(): void {
    if (this.#timer !== undefined || this.#watchers.size === 0) return;
    this.#timer = this.#clock.after(PAUSE, () => {
      this.#timer = undefined;
      for (const watcher of this.#watchers) this.#tell(watcher);
    });
  }

  #tell(watcher: Watcher): void {
    const lobby = this.#house().lobbyFor(watcher.guest);
    const text = printMessage({ type: 'lobby', lobby });
    this.#ledger.afterwards(() => watcher.tell(text));
  }
}
