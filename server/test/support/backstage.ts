import type { Rng } from '@pepite/kernel';
import type { Setup } from '@pepite/protocol';
import { LobbyDesk } from '../../door/lobby.ts';
import { type Place, Visit } from '../../door/visit.ts';
import { House, type Matches, type Thinking } from '@pepite/matches';
import { makeMetrics } from '../../metrics.ts';
import { openInMemory } from '../../store/database.ts';
import { storeGuests } from '../../store/guests.ts';
import { Ledger } from '../../store/ledger.ts';
import { storeMatches } from '../../store/matches.ts';
import { thinkingAtOnce } from './at-once.ts';
import { TestClock } from './clock.ts';

const metrics = makeMetrics(() => 0);

/** A visit whose line ends in a list. */
export interface Heard {
  readonly visit: Visit;
  /** What it was sent and nobody has taken out yet. */
  readonly texts: string[];
}

/** Everything behind the sockets, in memory: what visits are sent here is what sockets carry. */
export class Backstage {
  readonly clock = new TestClock();
  readonly database = openInMemory();
  readonly store: Matches;
  readonly thinking: Thinking;
  readonly place: Place;
  /** Errors that were coped with: there should be none. */
  readonly reports: unknown[] = [];
  readonly #open: () => House;

  /** `spy` stands between the matches and the disk. */
  constructor(
    rng: Rng,
    spy: (store: Matches) => Matches = (store) => store,
    committed: () => void = () => {},
  ) {
    const fail = (error: unknown): void => {
      this.reports.push(error);
    };
    const ledger = new Ledger(this.database, fail, committed);
    this.store = spy(storeMatches(this.database, ledger));
    this.thinking = thinkingAtOnce(rng);
    const lobby = new LobbyDesk(this.clock, () => house, fail);
    this.#open = () =>
      new House(storeGuests(this.database, ledger), {
        store: this.store,
        clock: this.clock,
        rng,
        thinking: this.thinking,
        jitter: () => 0,
        botPause: 0,
        awayAfter: 120_000,
        lobbyChanged: (guests) => lobby.changed(guests),
        counted: () => {},
        program: 'test',
        report: fail,
      });
    const house = this.#open();
    this.place = { house, lobby, ledger, metrics, report: fail };
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
    if (name !== undefined) this.place.house.rename(guest, name);
    this.settle();
    const line = { send, take: () => true, charge() {}, hangUp() {} };
    return { visit: new Visit(guest, this.place, line, guest), texts };
  }

  create(guest: string, setup: Omit<Setup, 'access' | 'start'>): string {
    const whole: Setup = { access: 'public', start: false, ...setup };
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
