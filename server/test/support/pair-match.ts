import type { BotService } from '@pepite/bots/host';
import {
  type Audience,
  type Entry,
  type Options,
  type Referee,
  type Rng,
  type Seat,
  Seeded,
} from '@pepite/kernel';
import {
  LobbyFeed,
  type MatchChange,
  MatchRegistry,
  type MatchStore,
  type StoredSeat,
} from '@pepite/matches';
import { type NewMatchRequest, type Pace, readSetup, type TableClock } from '@pepite/protocol';
import { TestClock } from '../../../matches/test/support/clock.ts';
import { settle } from '../../../matches/test/support/settle.ts';
import { Connection } from '../../http/connection.ts';
import type { Metrics } from '../../metrics.ts';
import { openInMemory } from '../../store/database.ts';
import { openStore } from './same-thread-store.ts';
import type { Pair } from './find-pair.ts';

export const MATCH = 'pair';
const PAUSE = 700;
/** Clocks are told with everything: nobody may learn from them either. */
const CLOCK: TableClock = { kind: 'live', bank: 3600, increment: 10 };

/** What a page was sent, and when. */
export interface Told {
  readonly at: number;
  readonly text: string;
}

/** Somebody with a page: at a seat, looking on, or in the lobby. */
export interface Onlooker {
  readonly name: string;
  readonly seat: Seat | undefined;
  readonly connection: Connection;
  readonly told: readonly Told[];
}

/** Who plays where, and how quickly. */
export interface Table {
  readonly bots: NewMatchRequest['bots'];
  readonly pace: Pace;
  readonly seed: number;
}

/** Something wrong that is built in, to see whether it is noticed. */
export interface PlantedLeak {
  readonly botPause?: number;
  /** Who learns a move, in place of those who should. */
  readonly audience?: (learners: Audience, table: unknown) => Audience;
  readonly store?: (store: MatchStore, metrics: Metrics) => MatchStore;
}

interface Parts {
  readonly bots: (match: PairMatch) => BotService;
  readonly chance: (match: PairMatch) => Rng;
  readonly metrics: Metrics;
  readonly leak: PlantedLeak;
}

/** One of two matches: all that is behind the sockets, in memory, from a journal on. */
export class PairMatch {
  /** Where bots are planted that are too quick, all that tells of it is when they move. */
  readonly #clock: TableClock;
  readonly clock = new TestClock();
  readonly onlookers: readonly Onlooker[];
  readonly reports: unknown[] = [];
  /** When each move was settled, and when rounds have ended. */
  readonly settledAt: number[] = [];
  readonly roundsEndedAt: number[] = [];
  readonly lines: string[];
  readonly registry: MatchRegistry;
  readonly #pair: Pair;
  readonly #table: Table;
  readonly #store: MatchStore;
  readonly #database = openInMemory();
  #referee: Referee<unknown, unknown, unknown, Options> | undefined;

  constructor(pair: Pair, lines: readonly string[], table: Table, parts: Parts) {
    const { metrics, leak } = parts;
    this.#clock = leak.botPause === undefined ? CLOCK : { kind: 'none' };
    const report = (error: unknown): void => {
      this.reports.push(error);
    };
    this.lines = [...lines];
    this.#pair = pair;
    this.#table = table;
    const { store } = openStore(this.#database, {
      // How long commits take is chance; how many are counted is not.
      committed: () => metrics.committed(1),
      failed: report,
    });
    this.#store = this.#noting(store);
    const jitter = new Seeded(table.seed, 5);
    const lobby = new LobbyFeed(this.clock, () => this.registry, report);
    this.registry = new MatchRegistry(store, {
      store: leak.store?.(this.#store, metrics) ?? this.#store,
      clock: this.clock,
      rng: parts.chance(this),
      bots: parts.bots(this),
      jitter: () => jitter.below(1000) / 1000,
      botPause: leak.botPause ?? PAUSE,
      awayAfter: 120_000,
      lobbyChanged: (guests) => lobby.changed(guests),
      moveCounted: (actor) => metrics.moved(actor),
      program: 'test',
      report,
    });
    const services = { registry: this.registry, lobby, metrics, report };
    const come = (name: string, seat?: Seat): Onlooker => {
      const told: Told[] = [];
      const send = (text: string): void => {
        told.push({ at: this.clock.now(), text });
      };
      const line = { send, retelling() {}, allow: () => true, hangUp() {} };
      return { name, seat, told, connection: new Connection(name, name, services, line) };
    };
    const people = table.bots.flatMap((bot, seat) =>
      bot === null ? [come(`p${seat}`, seat)] : [],
    );
    this.onlookers = [...people, come('spectator'), come('lobby')];
  }

  /** Notes what is settled, and when. */
  #noting(store: MatchStore): MatchStore {
    return {
      ...store,
      append: async (match, revision, change, date) => {
        const answer = await store.append(match, revision, change, date);
        if (answer === 'kept') this.#note(change);
        return answer;
      },
    };
  }

  #note({ moves }: MatchChange): void {
    if (this.#referee === undefined || moves === undefined) return;
    this.lines.push(...moves.entries);
    for (const [place] of moves.entries.entries()) {
      this.settledAt[moves.ply + place] = this.clock.now();
    }
    const { ended } = this.#referee.game.rounds(this.#referee.table);
    while (this.roundsEndedAt.length < ended) this.roundsEndedAt.push(this.clock.now());
  }

  /** Puts the match on disk as it is so far. */
  async #keep(): Promise<void> {
    const { bots, pace } = this.#table;
    const { id, rules } = this.#pair.game;
    const { options } = this.#pair;
    const date = this.clock.date();
    const seats = bots.map((bot, seat): StoredSeat => {
      const guest = bot === null ? `p${seat}` : null;
      return { guest, bot, name: `Player ${seat}`, standIn: null, marks: null };
    });
    for (const { guest, name } of seats) {
      if (guest !== null) await this.registry.guests.rename(guest, name ?? '', date);
    }
    const choices = { access: 'public', hints: false, pace, standIn: 'random' } as const;
    const setup = readSetup({ game: id, rules, options, clock: this.#clock, ...choices });
    const host = `p${bots.indexOf(null)}`;
    await this.#store.create({ match: MATCH, setup, host, seats }, date);
    const moves = this.lines.length > 0 ? { moves: { ply: 0, entries: this.lines } } : {};
    await this.#store.append(MATCH, 0, { status: 'playing', deciding: 0, ...moves }, date);
  }

  /** Everybody comes, the last one to the lobby. */
  async open(): Promise<void> {
    await this.#keep();
    for (const { connection, name } of this.onlookers) {
      const message = name === 'lobby' ? { type: 'lobby' } : { type: 'watch', match: MATCH };
      connection.receive(JSON.stringify(message));
      await settle();
      this.#referee ??= await this.#findReferee();
    }
    const { ended } = this.referee.game.rounds(this.referee.table);
    this.roundsEndedAt.push(...Array.from({ length: ended }, () => this.clock.now()));
  }

  async #findReferee(): Promise<Referee<unknown, unknown, unknown, Options> | undefined> {
    const found = await this.registry.find(MATCH);
    return 'value' in found ? found.value.play?.state.referee : undefined;
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

  async say(name: string, message: object): Promise<void> {
    const speaker = this.onlookers.find((one) => one.name === name);
    speaker?.connection.receive(JSON.stringify(message));
    await settle();
  }

  /** Lets time pass; what is told is told when it happens. */
  async pass(milliseconds: number): Promise<void> {
    await this.clock.pass(milliseconds);
  }

  async close(): Promise<void> {
    this.registry.close();
    await settle();
    this.#database.close();
  }
}
