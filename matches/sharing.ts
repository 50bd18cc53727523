import type { Cancel } from './clock.ts';
import { Leases } from './leases.ts';
import { type Lobby, lobbyOf, storedLobbyEntry } from './lists.ts';
import type { Match } from './match.ts';
import type { MatchSharing } from './match-content.ts';
import type { MatchServices } from './services.ts';
import type { MatchAttendance, SharedStore } from './process-store.ts';
import type { Guest } from './store.ts';

/** How often it is said who is at matches here, at most, in milliseconds. */
const SAID_EVERY = 1000;
/** How often all matches in memory are looked up, in case a notice was missed. */
const CHECKED_EVERY = 5000;
/** How many are looked up at once. */
const LOOKED_UP_AT_ONCE = 500;

/** Among how many of the latest matches those are chosen that the lobby shows. */
const MOST_FOUND = 300;

/**
 * What a process says to the others that share its store, and what it hears of them. Notices are
 * hints: everything in memory is looked up now and then all the same.
 */
export class Sharing {
  readonly leases: Leases;
  readonly #shared: SharedStore;
  readonly #services: MatchServices;
  readonly #live: ReadonlyMap<string, Match>;
  /** The matches that somebody has come to here, or gone from, since it was last said. */
  readonly #unsaid = new Set<string>();
  /** What was last said of matches that somebody watches here. */
  readonly #last = new Map<string, string>();
  /** The matches that are to be looked up. */
  readonly #unseen = new Set<string>();
  #said = -Infinity;
  #sayTimer: Cancel | undefined;
  #checkTimer: Cancel | undefined;
  #isLooking = false;
  readonly #unsubscribe: Cancel;

  constructor(shared: SharedStore, services: MatchServices, live: ReadonlyMap<string, Match>) {
    const { clock, report, leaseLost = () => {} } = services;
    this.#shared = shared;
    this.#services = services;
    this.#live = live;
    this.leases = new Leases({ shared, clock, leaseLost, report });
    this.#unsubscribe = shared.subscribe({
      changed: (match, revision) => {
        this.#live.get(match)?.steps.behind(revision);
        services.changedElsewhere?.(match);
      },
      talked: (match, number) => void this.#talked(match, number),
      attended: (match) => {
        this.lookUp([match]);
        services.changedElsewhere?.(match);
      },
      missed: () => this.#checkAll(),
    });
    this.#checkTimer = clock.after(CHECKED_EVERY, () => this.#checkAgain());
  }

  /** What the lobby shows, at whichever process somebody watches it. */
  async lobby(): Promise<Lobby> {
    return lobbyOf(await this.#shared.lobby(MOST_FOUND), storedLobbyEntry);
  }

  guestsAt(matches: readonly string[], guests: readonly Guest[]): Promise<readonly Guest[]> {
    return this.#shared.guestsAt(matches, guests);
  }

  /** What one match needs of it. */
  of(match: string): MatchSharing {
    return {
      leases: this.leases,
      loadSince: (revision, ply) => this.#shared.loadSince(match, revision, ply),
      attendanceChanged: () => this.attendanceChanged(match),
    };
  }

  /** Somebody has come to a match here, or gone from it. */
  attendanceChanged(match: string): void {
    const { clock } = this.#services;
    this.#unsaid.add(match);
    const wait = this.#said + SAID_EVERY - clock.now();
    if (wait <= 0) queueMicrotask(() => this.#say());
    else this.#sayTimer ??= clock.after(wait, () => this.#say());
  }

  #say(): void {
    this.#sayTimer?.();
    this.#sayTimer = undefined;
    if (this.#unsaid.size === 0) return;
    const matches = [...this.#unsaid];
    this.#unsaid.clear();
    this.#said = this.#services.clock.now();
    const attendances = matches.flatMap((match) => this.#unsaidOf(match));
    if (attendances.length > 0) void this.#attempt(() => this.#shared.attend(attendances));
  }

  /** Who is at a match, unless that is what was said last. */
  #unsaidOf(match: string): readonly MatchAttendance[] {
    const attendance = this.#live.get(match)?.visits.here ?? nobodyAt(match);
    const text = JSON.stringify(attendance);
    const last = this.#last.get(match);
    if (attendance.isWatched) this.#last.set(match, text);
    else this.#last.delete(match);
    const isKnown = attendance.isWatched ? text === last : last === undefined;
    return isKnown ? [] : [attendance];
  }

  /** Finds out how matches stand, and who is at them elsewhere. */
  lookUp(matches: readonly string[]): void {
    for (const match of matches) if (this.#live.has(match)) this.#unseen.add(match);
    if (!this.#isLooking && this.#unseen.size > 0) void this.#lookUpAll();
  }

  async #lookUpAll(): Promise<void> {
    this.#isLooking = true;
    while (this.#unseen.size > 0) {
      const some = [...this.#unseen].slice(0, LOOKED_UP_AT_ONCE);
      for (const match of some) this.#unseen.delete(match);
      await this.#attempt(async () => {
        for (const news of await this.#shared.look(some)) {
          const match = this.#live.get(news.match);
          match?.visits.changedElsewhere(news);
          match?.steps.behind(news.revision);
          await this.#talked(news.match, news.talk);
        }
      });
    }
    this.#isLooking = false;
  }

  /** Those who watch here are told what was said at another process. */
  async #talked(match: string, number: number): Promise<void> {
    await this.#attempt(async () => this.#live.get(match)?.talk.heardOf(number));
  }

  #checkAgain(): void {
    this.#checkTimer = this.#services.clock.after(CHECKED_EVERY, () => this.#checkAgain());
    this.lookUp([...this.#live.keys()]);
    this.#services.lobbyChanged([]);
  }

  /** After a while without notices, in which the others may have taken this process for gone. */
  #checkAll(): void {
    this.#last.clear();
    for (const { id, isWatched } of this.#live.values()) if (isWatched) this.#unsaid.add(id);
    this.#say();
    this.lookUp([...this.#live.keys()]);
    this.#services.lobbyChanged([]);
  }

  /** The process ends: others go on at once. */
  close(): void {
    this.#unsubscribe();
    this.#sayTimer?.();
    this.#checkTimer?.();
    this.leases.close();
  }

  async #attempt(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      this.#services.report(error);
    }
  }
}

const nobodyAt = (match: string): MatchAttendance => ({
  match,
  isWatched: false,
  isPublic: false,
  guests: [],
  spectators: 0,
  origin: '',
});
