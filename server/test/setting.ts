import { type Options, Seeded } from '@pepite/kernel';
import type { MatchState, ServerMessage, Setup } from '@pepite/protocol';
import { House, type Match, type Surroundings, type Thinking, type Watcher } from '@pepite/matches';
import { openCalendar } from '../store/calendar.ts';
import { type Connection, openInMemory } from '../store/database.ts';
import { storeGuests } from '../store/guests.ts';
import { Ledger } from '../store/ledger.ts';
import { storeMatches } from '../store/matches.ts';
import { TestClock } from './support/clock.ts';
import { thinkingAtOnce } from './support/at-once.ts';

/** A page that remembers what it was told. */
export class Page implements Watcher {
  readonly guest: string;
  readonly origin: string;
  readonly told: ServerMessage[] = [];

  constructor(guest: string, origin = `home of ${guest}`) {
    this.guest = guest;
    this.origin = origin;
  }

  tell(text: string): void {
    this.told.push(JSON.parse(text) as ServerMessage);
  }

  /** The last whole state it was told, with who is there now. */
  get state(): MatchState {
    const place = this.told.findLastIndex((message) => message.type === 'match');
    const last = this.told[place];
    if (last?.type !== 'match') throw new Error('this page has been told no state');
    const since = this.told.slice(place).findLast((message) => message.type === 'presence');
    if (since === undefined) return last.state;
    return { ...last.state, seats: since.seats, spectators: since.spectators };
  }
}

export const AWAY = 120_000;
export const PAUSE = 700;

/** A house in memory, with a clock of its own and chance from a seed. */
export class Setting {
  readonly clock = new TestClock();
  readonly reports: unknown[] = [];
  readonly database: Connection;
  readonly ledger: Ledger;
  readonly around: Surroundings;
  readonly house: House;
  onLobbyChange: (guests: readonly string[]) => void = () => {};
  /** Who made the moves that were counted. */
  readonly counted: ('guest' | 'bot')[] = [];
  /** Draws the moments at which bots move: as early as may be. */
  jitter = (): number => 0;

  constructor(
    database: Connection = openInMemory(),
    seed = 1,
    thinking: Thinking = thinkingAtOnce(new Seeded(seed, 1)),
    botPause = PAUSE,
  ) {
    this.database = database;
    this.ledger = new Ledger(database, (error) => {
      throw error;
    });
    this.around = {
      store: storeMatches(database, this.ledger),
      clock: openCalendar(database, this.clock),
      rng: new Seeded(seed),
      thinking,
      jitter: () => this.jitter(),
      botPause,
      awayAfter: AWAY,
      lobbyChanged: (guests) => this.onLobbyChange(guests),
      counted: (mover) => this.counted.push(mover),
      program: 'test',
      report: (error) => this.reports.push(error),
    };
    this.house = new House(storeGuests(database, this.ledger), this.around);
  }

  /** The same disk after a crash: only what is on it is left. */
  restart(thinking?: Thinking): Setting {
    this.ledger.flush();
    this.house.close();
    return new Setting(this.database, 2, thinking);
  }

  guest(name: string, origin?: string): Page {
    this.house.rename(name, name);
    return new Page(name, origin);
  }

  create(page: Page, setup: Partial<Setup>): Match {
    const options: Options = {};
    const whole: Setup = {
      game: 'aurum',
      bots: [null, null, null],
      options,
      access: 'public',
      start: false,
      ...setup,
    };
    const created = this.house.create(whole, page.guest);
    if ('problem' in created) throw new Error(created.problem.kind);
    this.watch(created.match, page);
    return created.match;
  }

  watch(match: Match, ...pages: readonly Page[]): void {
    for (const page of pages) match.watch(page);
    this.ledger.flush();
  }
}
