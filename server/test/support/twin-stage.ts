import {
  type Audience,
  type Entry,
  itemAt,
  type Options,
  type Referee,
  type Rng,
  type Seat,
  Seeded,
} from '@pepite/kernel';
import { House, type Matches, type StoredSeat, type Thinking } from '@pepite/matches';
import type { Pace, Setup } from '@pepite/protocol';
import { LobbyDesk } from '../../door/lobby.ts';
import { Visit } from '../../door/visit.ts';
import type { Metrics } from '../../metrics.ts';
import { openInMemory } from '../../store/database.ts';
import { storeGuests } from '../../store/guests.ts';
import { Ledger } from '../../store/ledger.ts';
import { storeMatches } from '../../store/matches.ts';
import { TestClock } from './clock.ts';
import type { Pair } from './twin-pair.ts';

export const MATCH = 'twins';
const PAUSE = 700;

/** What a page was sent, and when. */
export interface Told {
  readonly at: number;
  readonly text: string;
}

/** Somebody with a page: at a seat, looking on, or in the lobby. */
export interface Onlooker {
  readonly name: string;
  readonly seat: Seat | undefined;
  readonly visit: Visit;
  readonly told: readonly Told[];
}

/** Who plays where, and how quickly. */
export interface Table {
  readonly bots: Setup['bots'];
  readonly pace: Pace;
  readonly seed: number;
}

/** Something wrong that is built in, to see whether it is noticed. */
export interface Plant {
  readonly botPause?: number;
  /** Who learns a move, in place of those who should. */
  readonly learns?: (learners: Audience, table: unknown) => Audience;
  readonly store?: (store: Matches, metrics: Metrics) => Matches;
}

interface Parts {
  readonly thinking: (stage: Stage) => Thinking;
  readonly chance: (stage: Stage) => Rng;
  readonly metrics: Metrics;
  readonly plant: Plant;
}

/** One of two matches: all that is behind the sockets, in memory, from a journal on. */
export class Stage {
  readonly clock = new TestClock();
  readonly onlookers: readonly Onlooker[];
  readonly reports: unknown[] = [];
  /** When each move was settled, and when rounds have ended. */
  readonly settledAt: number[] = [];
  readonly roundsEndedAt: number[] = [];
  readonly lines: string[];
  readonly house: House;
  readonly #ledger: Ledger;
  readonly #database = openInMemory();
  #referee: Referee<unknown, unknown, unknown, Options> | undefined;

  constructor(pair: Pair, lines: readonly string[], table: Table, parts: Parts) {
    const { metrics, plant } = parts;
    const report = (error: unknown): void => {
      this.reports.push(error);
    };
    this.lines = [...lines];
    // How long commits take is chance; how many are counted is not.
    this.#ledger = new Ledger(this.#database, report, () => metrics.committed(1));
    const store = this.#noting(storeMatches(this.#database, this.#ledger));
    const jitter = new Seeded(table.seed, 5);
    const lobby = new LobbyDesk(this.clock, () => this.house, report);
    this.house = new House(storeGuests(this.#database, this.#ledger), {
      store: plant.store?.(store, metrics) ?? store,
      clock: this.clock,
      rng: parts.chance(this),
      thinking: parts.thinking(this),
      jitter: () => jitter.below(1000) / 1000,
      botPause: plant.botPause ?? PAUSE,
      awayAfter: 120_000,
      lobbyChanged: (guests) => lobby.changed(guests),
      counted: (actor) => this.#ledger.afterwards(() => metrics.moved(actor)),
      program: 'test',
      report,
    });
    this.#keep(store, pair, table);
    const place = { house: this.house, lobby, ledger: this.#ledger, metrics, report };
    const come = (name: string, seat?: Seat): Onlooker => {
      const told: Told[] = [];
      const send = (text: string): void => {
        told.push({ at: this.clock.now(), text });
      };
      const line = { send, take: () => true, charge() {}, hangUp() {} };
      return { name, seat, told, visit: new Visit(name, place, line, name) };
    };
    const people = table.bots.flatMap((bot, seat) =>
      bot === null ? [come(`p${seat}`, seat)] : [],
    );
    this.onlookers = [...people, come('spectator'), come('lobby')];
  }

  /** Notes what is settled, and when. */
  #noting(store: Matches): Matches {
    return {
      ...store,
      addMoves: (match, ply, entries, who) => {
        store.addMoves(match, ply, entries, who);
        if (this.#referee === undefined) return;
        this.lines.push(...entries);
        for (const [place] of entries.entries()) this.settledAt[ply + place] = this.clock.now();
        const { ended } = this.#referee.game.rounds(this.#referee.table);
        while (this.roundsEndedAt.length < ended) this.roundsEndedAt.push(this.clock.now());
      },
    };
  }

  /** Puts the match on disk as it is so far. */
  #keep(store: Matches, { game, options }: Pair, { bots, pace }: Table): void {
    const date = this.clock.date();
    const holders = bots.map((bot, seat): StoredSeat => {
      const name = `Player ${seat}`;
      if (bot !== null) return { guest: null, bot, name, standIn: null };
      this.house.guests.rename(`p${seat}`, name, date);
      return { guest: `p${seat}`, bot: null, name, standIn: null };
    });
    store.create(
      {
        match: MATCH,
        game: game.id,
        rules: game.rules,
        options,
        access: 'public',
        hints: false,
        pace,
        standIn: 'random',
        status: 'playing',
        host: `p${bots.indexOf(null)}`,
        next: null,
        seats: holders,
        unwelcome: [],
      },
      date,
    );
    if (this.lines.length > 0) store.addMoves(MATCH, 0, this.lines, 0);
    this.settle();
  }

  /** Everybody comes, the last one to the lobby. */
  open(): void {
    for (const { visit, name } of this.onlookers) {
      const message = name === 'lobby' ? { type: 'lobby' } : { type: 'watch', match: MATCH };
      visit.hear(JSON.stringify(message));
      const found =
        this.#referee ?? this.house.find(MATCH)?.courseFor(itemAt(this.onlookers, 0).name);
      if (found !== undefined && 'course' in found) this.#referee = found.course.play.referee;
      this.settle();
    }
    const { ended } = this.referee.game.rounds(this.referee.table);
    this.roundsEndedAt.push(...Array.from({ length: ended }, () => this.clock.now()));
  }

  /** What is so: not for anybody who plays. */
  get referee(): Referee<unknown, unknown, unknown, Options> {
    if (this.#referee === undefined) throw new Error('nobody has come yet');
    return this.#referee;
  }

  /** The settled moves, once somebody has come. */
  get journal(): readonly Entry[] | undefined {
    return this.#referee?.journal;
  }

  say(name: string, message: object): void {
    this.onlookers.find((one) => one.name === name)?.visit.hear(JSON.stringify(message));
    this.settle();
  }

  /** Lets time pass; what is told is told when it happens. */
  pass(milliseconds: number): void {
    const end = this.clock.now() + milliseconds;
    while (this.clock.ring(end - this.clock.now())) this.settle();
    this.clock.pass(end - this.clock.now());
  }

  /** Ends the turn of the event loop: what was written is committed, what waits is said. */
  settle(): void {
    this.#ledger.flush();
  }

  close(): void {
    this.house.close();
    this.settle();
    this.#database.close();
  }
}
