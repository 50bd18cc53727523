import type { Cancel, Clock } from './clock.ts';
import type { Lobby } from './lists.ts';
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
  /** The matches that other processes have changed since, whosoever they are. */
  readonly #elsewhere = new Set<string>();
  /** What each was last told of their own matches. */
  readonly #own = new WeakMap<Watcher, string>();
  #text: string | Promise<string> | undefined;
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
    watcher.tell(await this.#lobbyText());
    await this.#tellOwn(watcher);
  }

  /**
   * What somebody was told of their own matches may not be so any more: they were asked to one,
   * and are no more. When they are asked again the list is as it was, and is told all the same.
   */
  forgetTold(watcher: Watcher): void {
    this.#own.delete(watcher);
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** Something in the lobby may have changed, and so may the matches of these guests. */
  changed(guests: readonly Guest[]): void {
    this.#text = undefined;
    if (this.#watchers.size === 0) return;
    for (const guest of guests) this.#changed.add(guest);
    this.#schedule();
  }

  /** Another process has changed a match: who sits at it is looked up when it is told. */
  changedElsewhere(match: string): void {
    this.#text = undefined;
    if (this.#watchers.size === 0) return;
    this.#elsewhere.add(match);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer !== undefined) return;
    const pause = Math.max(PAUSE, this.#watchers.size / TOLD_A_MILLISECOND);
    this.#timer = this.#clock.after(pause, () => void this.#attempt(() => this.#tellAll()));
  }

  async #tellAll(): Promise<void> {
    this.#timer = undefined;
    const text = await this.#lobbyText();
    const changed = new Set([...(await this.#changedElsewhere()), ...this.#changed]);
    const isNew = text !== this.#told;
    this.#changed.clear();
    this.#told = text;
    this.#tellSome([...this.#watchers], async (watcher) => {
      if (isNew) watcher.tell(text);
      if (changed.has(watcher.guest)) await this.#tellOwn(watcher, this.#own.get(watcher));
    });
  }

  /** Those of us whose matches other processes have changed. */
  async #changedElsewhere(): Promise<readonly Guest[]> {
    if (this.#elsewhere.size === 0) return [];
    const matches = [...this.#elsewhere];
    this.#elsewhere.clear();
    const guests = [...new Set([...this.#watchers].map(({ guest }) => guest))];
    try {
      return await this.#registry().guestsAt(matches, guests);
    } catch (error) {
      for (const match of matches) this.#elsewhere.add(match);
      throw error;
    }
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

  #lobbyText(): string | Promise<string> {
    if (this.#text !== undefined) return this.#text;
    const lobby = this.#registry().lobby();
    this.#text = lobby instanceof Promise ? this.#printLater(lobby) : printLobby(lobby);
    return this.#text;
  }

  async #printLater(lobby: Promise<Lobby>): Promise<string> {
    try {
      return printLobby(await lobby);
    } catch (error) {
      this.#text = undefined;
      throw error;
    }
  }

  /**
   * Tells somebody their own matches, unless that is what they know already: what another process
   * has kept may be a choice that nobody may hear of.
   */
  async #tellOwn(watcher: Watcher, known?: string): Promise<void> {
    const matches = await this.#registry().matchesOf(watcher.guest);
    const text = printMessage({ type: 'mine', matches });
    if (!this.#watchers.has(watcher) || text === known) return;
    this.#own.set(watcher, text);
    watcher.tell(text);
  }
}

const printLobby = (lobby: Lobby): string => printMessage({ type: 'lobby', ...lobby });
