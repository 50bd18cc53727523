import type { Cancel, Clock } from './clock.ts';
import { printMessage } from './printing.ts';
import type { MatchRegistry } from './registry.ts';
import type { Guest } from './store.ts';
import type { Watcher } from './watchers.ts';

/** A lobby changes all the time; it is told this often at most, in milliseconds. */
const PAUSE = 400;
/** The more there are to tell, the less often: so many are told in a millisecond's wait. */
const TOLD_A_MILLISECOND = 5;
/** So many are told in one go; then others have their turn. */
const TOLD_AT_ONCE = 100;

/**
 * Those who look at the lobby. What all see is printed once for all of them; their own matches are
 * told only to those for whom something has changed.
 */
export class LobbyFeed {
  readonly #clock: Clock;
  readonly #registry: () => MatchRegistry;
  readonly #report: (error: unknown) => void;
  readonly #watchers = new Set<Watcher>();
  /** Whose own matches have changed since they were last told. */
  readonly #changed = new Set<Guest>();
  #text: string | undefined;
  /** What all were told last. */
  #told: string | undefined;
  #timer: Cancel | undefined;

  /** `report` is called with what goes wrong when nobody is there to be answered. */
  constructor(clock: Clock, registry: () => MatchRegistry, report: (error: unknown) => void) {
    this.#clock = clock;
    this.#registry = registry;
    this.#report = report;
  }

  async enter(watcher: Watcher): Promise<void> {
    this.#watchers.add(watcher);
    watcher.tell(this.#lobbyText());
    await this.#tellOwn(watcher);
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** Something in the lobby may have changed, and so may the matches of these guests. */
  changed(guests: readonly Guest[]): void {
    this.#text = undefined;
    if (this.#watchers.size === 0) return;
    for (const guest of guests) this.#changed.add(guest);
    if (this.#timer !== undefined) return;
    const pause = Math.max(PAUSE, this.#watchers.size / TOLD_A_MILLISECOND);
    this.#timer = this.#clock.after(pause, () => void this.#attempt(() => this.#tellAll()));
  }

  #tellAll(): void {
    this.#timer = undefined;
    const text = this.#lobbyText();
    const changed = new Set(this.#changed);
    const isNew = text !== this.#told;
    this.#changed.clear();
    this.#told = text;
    this.#tellSome([...this.#watchers], async (watcher) => {
      if (isNew) watcher.tell(text);
      if (changed.has(watcher.guest)) await this.#tellOwn(watcher);
    });
  }

  #tellSome(watchers: readonly Watcher[], tell: (watcher: Watcher) => Promise<void>): void {
    for (const watcher of watchers.slice(0, TOLD_AT_ONCE)) {
      if (this.#watchers.has(watcher)) void this.#attempt(() => tell(watcher));
    }
    if (watchers.length <= TOLD_AT_ONCE) return;
    this.#clock.after(1, () => this.#tellSome(watchers.slice(TOLD_AT_ONCE), tell));
  }

  /** What can't be told to one, or now, is told to the others, and when something changes again. */
  async #attempt(tell: () => void | Promise<void>): Promise<void> {
    try {
      await tell();
    } catch (error) {
      this.#report(error);
    }
  }

  #lobbyText(): string {
    this.#text ??= printMessage({ type: 'lobby', ...this.#registry().lobby() });
    return this.#text;
  }

  async #tellOwn(watcher: Watcher): Promise<void> {
    const matches = await this.#registry().matchesOf(watcher.guest);
    if (!this.#watchers.has(watcher)) return;
    watcher.tell(printMessage({ type: 'mine', matches }));
  }
}
