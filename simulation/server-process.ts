import { BotPool } from '@pepite/bots/host';
import { type Cancel, type Clock, LobbyFeed, MatchRegistry } from '@pepite/matches';
import type { NewBranchRequest, NewMatchRequest, ServerMessage } from '@pepite/protocol';
import { Connection } from '../server/http/connection.ts';
import { openCalendar } from '../server/store/calendar.ts';
import { keepTime } from '../server/timekeeping.ts';
import type { Database } from './database.ts';
import type { Listener, ServerEnd } from './network.ts';
import { ProcessGate } from './process-gate.ts';
import type { World } from './world.ts';
import { startThreads } from './bot-threads.ts';
import { SocketCheck } from './socket-check.ts';

const PROGRAM = 'simulated';
const THREADS = 2;
const BOT_PAUSE = 300;
const AWAY_AFTER = 4000;
const ID_LENGTH = 12;
const LETTERS = ['b', 'c', 'd', 'f', 'g', 'h', 'j', 'k'];

const NO_METRICS = {
  contentType: '',
  print: () => Promise.resolve(''),
  message: () => {},
  refused: () => {},
  moved: () => {},
  connected: () => {},
  committed: () => {},
  conflicted: () => {},
  noticed: () => {},
  reviewed: () => {},
  leaseLost: () => {},
};

/** One server: the real one from its sockets to its store, from its start until it dies. */
export class ServerProcess implements Listener {
  readonly name: string;
  readonly gate: ProcessGate;
  readonly #world: World;
  readonly #database: Database;
  readonly #registry: MatchRegistry;
  readonly #lobby: LobbyFeed;
  readonly #stopTime: Cancel;
  /** When this process began, by the clock that it reads. */
  readonly #skew: number;
  #isStopping = false;
  /** The date of the machine. */
  readonly #date: () => number;

  constructor(
    name: string,
    world: World,
    database: Database,
    date: () => number,
    died: (process: ServerProcess) => void,
  ) {
    const { dice } = world;
    this.name = name;
    this.#world = world;
    this.#database = database;
    this.#date = date;
    this.#skew = dice.between(0, 1_000_000);
    this.gate = new ProcessGate(name, world.schedule, () => {
      world.trace(name, () => 'dies');
      died(this);
    });
    const clock = this.#datesChecked(this.calendar(this.#clock()));
    const report = (error: unknown): void => this.#report(error);
    const { store, shared, talk, noteDate } = database.connect(this.gate);
    this.#lobby = new LobbyFeed(clock, () => this.#registry, report);
    this.#registry = new MatchRegistry(store, {
      store,
      shared,
      talk,
      clock,
      rng: dice,
      newMatchId: () => this.#newId(),
      bots: new BotPool({
        threads: THREADS,
        start: startThreads(world, this.gate),
        timers: clock,
        report,
      }),
      jitter: () => dice.fraction(),
      botPause: BOT_PAUSE,
      awayAfter: AWAY_AFTER,
      lobbyChanged: (guests) => this.#lobby.changed(guests),
      moveCounted: () => {},
      program: PROGRAM,
      report,
    });
    this.#stopTime = keepTime({ registry: this.#registry, calendar: clock, noteDate, report });
  }

  /** Whether it has said that nobody is to be sent to it any more. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  get isAlive(): boolean {
    return this.gate.isAlive;
  }

  /** The date that this process stamps things with. */
  calendar(clock: Clock): Clock {
    return openCalendar(this.#database.dateAtStart, clock);
  }

  #newId(): string {
    const letters = Array.from({ length: ID_LENGTH }, () => this.#world.dice.pick(LETTERS));
    return letters.join('');
  }

  #clock(): Clock {
    const { schedule } = this.#world;
    return {
      now: () => schedule.now + this.#skew,
      date: this.#date,
      after: (milliseconds, call) =>
        this.gate.leave()
          ? schedule.after(milliseconds, () => this.gate.enter(call))
          : () => undefined,
    };
  }

  /** The date that things are stamped with goes on, whatever the machine's clock does. */
  #datesChecked(calendar: Clock): Clock {
    let last = this.#database.latest ?? -Infinity;
    return {
      ...calendar,
      date: () => {
        const date = calendar.date();
        if (date < last) {
          this.#world.checks.broken('dates never go back', `${date} comes after ${last}`);
        }
        last = date;
        return date;
      },
    };
  }

  /** Threads of bots may fail, and are replaced; nothing else is to be recovered from. */
  #report(error: unknown): void {
    if (!this.isAlive) return;
    const text = textOf(error);
    this.#world.trace(this.name, () => `reports ${text}`);
    if (text.includes('a fault of the simulation')) return;
    if (text.includes('a thread of bots has not answered')) return;
    this.#world.checks.broken('nothing breaks', text);
  }

  accept(guest: string, send: (text: string) => void, hangUp: () => void): ServerEnd {
    const { gate } = this;
    const check = new SocketCheck(this.#world, this.#database, guest);
    const services = {
      registry: this.#registry,
      lobby: this.#lobby,
      metrics: NO_METRICS,
      report: (error: unknown) => this.#report(error),
    };
    const connection = new Connection(guest, guest, services, {
      send: (text) => {
        if (!gate.leave()) return;
        const message = JSON.parse(text) as ServerMessage;
        this.#world.trace(this.name, () => `tells ${guest} ${brief(message)}`);
        check.told(message);
        send(text);
      },
      retelling: () => {},
      allow: () => true,
      hangUp,
    });
    return {
      receive: (text) => gate.enter(() => connection.receive(text)),
      close: () => gate.enter(() => connection.close()),
    };
  }

  /** What `GET /api/me` does. */
  async greet(guest: string): Promise<void> {
    await this.#registry.noteVisit(guest);
    await this.#registry.guests.nameOf(guest);
  }

  /** A guest gets a name and opens a table. */
  async create(guest: string, request: NewMatchRequest): Promise<string> {
    const created = await this.#registry.create(request, guest, guest);
    if ('problem' in created) throw new Error(created.problem.kind);
    return created.value.id;
  }

  /** The same for a table that goes on from a position of another match. */
  async createBranch(guest: string, request: NewBranchRequest): Promise<string> {
    const created = await this.#registry.createBranch(request, guest, guest);
    if ('problem' in created) throw new Error(created.problem.kind);
    return created.value.id;
  }

  rename(guest: string): Promise<void> {
    return this.#registry.rename(guest, guest);
  }

  sweep(): void {
    this.#registry.sweep();
  }

  /** It is told to stop. */
  stop(): void {
    this.#isStopping = true;
    this.#stopTime();
    this.#registry.close();
  }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `: ${textOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

function brief(message: ServerMessage): string {
  if (message.type === 'moved') {
    const { ply, own } = message.position;
    return `moved to ${ply}/${own} ${JSON.stringify(message.events)}`;
  }
  if (message.type !== 'match') return JSON.stringify(message);
  const { status, position, you } = message.state;
  return `match ${status}, seat ${you}, at ${position?.ply}/${position?.own}`;
}
