import type { Rng } from '@pepite/kernel';
import type { Setup } from '@pepite/protocol';
import type { Cancel, Clock } from '../../clock.ts';
import { LobbyDesk } from '../../door/lobby.ts';
import { type Place, Visit } from '../../door/visit.ts';
import { House } from '../../matches/house.ts';
import { makeMetrics } from '../../metrics.ts';
import { openInMemory } from '../../store/database.ts';
import { storeGuests } from '../../store/guests.ts';
import { Ledger } from '../../store/ledger.ts';
import { type Matches, storeMatches } from '../../store/matches.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** A clock that stands still unless it is told to go on. */
class ManualClock implements Clock {
  readonly #timers = new Set<Timer>();
  #now = 1_000_000;

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): Cancel {
    const timer = { at: this.#now + milliseconds, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets the next timer ring, if it does within so many milliseconds; false if none does. */
  ring(most: number): boolean {
    let next: Timer | undefined;
    for (const timer of this.#timers) if (timer.at < (next?.at ?? Infinity)) next = timer;
    if (next === undefined || next.at > this.#now + most) return false;
    this.#timers.delete(next);
    this.#now = Math.max(this.#now, next.at);
    next.call();
    return true;
  }
}

const metrics = makeMetrics(() => 0);

/** A visit whose line ends in a list. */
export interface Heard {
  readonly visit: Visit;
  /** What it was sent and nobody has taken out yet. */
  readonly texts: string[];
}

/** Everything behind the sockets, in memory: what visits are sent here is what sockets carry. */
export class Backstage {
  readonly clock = new ManualClock();
  readonly database = openInMemory();
  readonly store: Matches;
  readonly place: Place;
  /** Errors that were coped with: there should be none. */
  readonly reports: unknown[] = [];
  readonly #open: () => House;

  /** `spy` stands between the matches and the disk. */
  constructor(rng: Rng, spy: (store: Matches) => Matches = (store) => store) {
    const fail = (error: unknown): void => {
      this.reports.push(error);
    };
    const ledger = new Ledger(this.database, fail);
    this.store = spy(storeMatches(this.database, ledger));
    const lobby = new LobbyDesk(this.clock, ledger, () => house);
    this.#open = () =>
      new House(storeGuests(this.database, ledger), {
        store: this.store,
        ledger,
        clock: this.clock,
        rng,
        botPause: 0,
        awayAfter: 120_000,
        lobbyChanged: () => lobby.changed(),
        counted: () => {},
        report: fail,
      });
    const house = this.#open();
    this.place = { house, lobby, ledger, metrics };
  }

  /** Another house on the same disk: what it knows is what a fresh start would know. */
  reopen(): House {
    return this.#open();
  }

  /** Somebody comes, with a name or without. */
  come(guest: string, name?: string): Heard {
    const texts: string[] = [];
    const send = (text: string): void => {
      texts.push(text);
    };
    if (name !== undefined) this.place.house.guests.rename(guest, name, this.clock.now());
    this.settle();
    return { visit: new Visit(guest, this.place, { send, take: () => true, hangUp() {} }), texts };
  }

  create(guest: string, setup: Omit<Setup, 'game' | 'access' | 'start'>): string {
    const whole: Setup = { game: 'aurum', access: 'public', start: false, ...setup };
    const created = this.place.house.create(whole, guest);
    if ('problem' in created) throw new Error(JSON.stringify(created.problem));
    this.settle();
    return created.match.id;
  }

  /** Ends the turn of the event loop: what was written is committed, what waits is said. */
  settle(): void {
    this.place.ledger.flush();
  }

  close(): void {
    this.place.house.close();
    this.settle();
    this.database.close();
  }
}
