import { GAMES } from '@pepite/games';
import { defaultOptions, type Game, itemAt, type Options } from '@pepite/kernel';
import type { StoredMatch, StoredSeat } from '@pepite/matches';
import { printBranch } from '@pepite/matches/branch-document';
import type { NewBranchRequest, NewMatchRequest } from '@pepite/protocol';
import { Database } from './database.ts';
import { type Link, Network } from './network.ts';
import { Page } from './page.ts';
import { ServerProcess } from './server-process.ts';
import { playAlmost } from './played-match.ts';
import type { MatchTruth } from './truth.ts';
import type { World } from './world.ts';

/** How long a process is away that has died, in milliseconds. */
const DOWN = { least: 50, most: 3000 };
const DATE = 1_700_000_000_000;

/** How many of the runs begin with a match that is almost over. */
const PLAYED = 0.25;

/** How many of those are tables that go on from it, in place of a match that was played there. */
const BRANCHED = 0.4;

/** How many of the tables have a clock. */
const TIMED = 0.3;

const BOTS = ['random', 'newcomer', 'heuristic'] as const;

/** One window of a browser, and whose it is. */
export interface Window {
  readonly name: string;
  readonly guest: string;
}

/** Everything that runs: processes on one store, a network, and pages that play one match. */
export class System {
  readonly world: World;
  readonly database: Database;
  readonly network: Network;
  readonly game: Game;
  readonly processes: ServerProcess[] = [];
  readonly windows: readonly Window[];
  /** The page in each window, as far as there is one. */
  readonly pages = new Map<Window, Page>();
  /** How far the date of the machine is off. */
  dateOffset = 0;
  readonly #seats: number;
  readonly #people: readonly string[];
  #match = '';
  #isTimed = false;
  #started = 0;

  /** Of so many processes, or of one to three. */
  constructor(world: World, count = 1 + world.dice.below(3)) {
    const { dice } = world;
    this.world = world;
    this.database = new Database(world, count > 1 || dice.happens(0.3));
    this.network = new Network(world);
    this.game = dice.pick(GAMES);
    const { least, most } = this.game.seats;
    this.#seats = Math.min(least + dice.below(2), most);
    this.#people = Array.from({ length: 1 + dice.below(this.#seats) }, (_, index) => `P${index}`);
    this.windows = this.#drawWindows();
    for (let index = 0; index < count; index++) this.#start(index);
  }

  /** One for each player; one may have two, and somebody may look on. */
  #drawWindows(): readonly Window[] {
    const { dice } = this.world;
    const windows = this.#people.map((guest) => ({ name: guest, guest }));
    const again = dice.happens(0.25) ? [{ name: 'P0 again', guest: 'P0' }] : [];
    const onlookers = dice.happens(0.3) ? [{ name: 'spectator', guest: 'spectator' }] : [];
    return [...windows, ...again, ...onlookers];
  }

  get truth(): MatchTruth {
    const truth = this.database.truths.get(this.#match);
    if (truth === undefined) throw new Error('there is no match');
    return truth;
  }

  /** Whether it was played to its end; one that was ended otherwise has to stay so in the storm. */
  get hasResult(): boolean {
    const { ending } = this.truth.stored;
    return this.isOver && !(ending !== null && 'aborted' in ending);
  }

  get isOver(): boolean {
    return this.truth.stored.status === 'over';
  }

  get hasTable(): boolean {
    return this.#match !== '';
  }

  /** Somebody opens a table, or has done so long ago. */
  async openTable(): Promise<void> {
    const { dice } = this.world;
    const server = itemAt(this.processes, 0);
    for (const { guest } of this.windows) await server.rename(guest);
    const request = this.#request();
    if (!dice.happens(PLAYED)) {
      this.#match = await server.create(itemAt(this.#people, 0), request);
      return;
    }
    const moves = playAlmost(this.game, this.#seats, request.options as Options, dice);
    this.#match = dice.happens(BRANCHED)
      ? await server.createBranch(itemAt(this.#people, 0), this.#branchRequest(request, moves))
      : await this.#goOn(server, request, moves);
  }

  /** A match that was played before, by a process that has died since. */
  async #goOn(
    server: ServerProcess,
    request: NewMatchRequest,
    moves: readonly string[],
  ): Promise<string> {
    const match = await server.create(itemAt(this.#people, 0), request);
    const seats = this.#storedOf(match).seats.map((seat, place) => this.#seated(seat, place));
    server.gate.die();
    this.database.goOnFrom(match, moves, seats);
    return match;
  }

  /** The same table from a position of another match, as it was or imagined anew. */
  #branchRequest(
    { game, options, bots, ...request }: NewMatchRequest,
    moves: readonly string[],
  ): NewBranchRequest {
    const { dice } = this.world;
    const branch = printBranch({
      name: 'What if',
      origin: { address: null, record: null, ply: moves.length },
      game,
      rules: this.game.rules,
      options: options as Options,
      players: bots.map((_bot, seat) => ({ name: `Q${seat}` })),
      hints: false,
      opening: { moves, choices: [], imagined: null },
      moves: [],
      choices: [],
    });
    const imaginedFor = dice.happens(0.5) ? dice.below(this.#seats) : null;
    const { start: _start, ...choices } = request;
    return { ...choices, bots, branch, imaginedFor, seat: 0 };
  }

  #storedOf(match: string): StoredMatch {
    const stored = this.database.store.matches.get(match);
    if (stored === undefined) throw new Error('there is no match');
    return stored;
  }

  /** Seats that nobody has taken are those of the players, in order. */
  #seated(seat: StoredSeat, place: number): StoredSeat {
    const guest = this.#people[place];
    if (seat.bot !== null || guest === undefined) return seat;
    return { guest, bot: null, name: guest, standIn: null, marks: null };
  }

  #request(): NewMatchRequest {
    const { dice } = this.world;
    return {
      game: this.game.id,
      bots: Array.from({ length: this.#seats }, (_, seat) =>
        seat < this.#people.length ? null : dice.pick(BOTS),
      ),
      options: defaultOptions(this.game.options, this.#seats),
      access: 'public',
      start: false,
      standIn: 'random',
      pace: dice.pick(['human', 'quick']),
      startsWhenFull: dice.happens(0.5),
      sharedChance: dice.happens(0.7),
      talk: dice.pick(['free', 'phrases']),
      ...this.#time(),
    };
  }

  /** Some tables have a clock that is short enough for those who think for long. */
  #time(): Pick<NewMatchRequest, 'clock' | 'timeout'> {
    const { dice } = this.world;
    if (!dice.happens(TIMED)) return {};
    this.#isTimed = true;
    const clock = { kind: 'live', bank: 10, increment: 3 } as const;
    return { clock, timeout: dice.pick(['choice', 'seat']) };
  }

  #start(index: number): void {
    const { world, database } = this;
    const name = `server ${index} (${++this.#started})`;
    const date = (): number => DATE + world.schedule.now + this.dateOffset;
    world.trace(name, () => 'starts');
    this.processes[index] = new ServerProcess(name, world, database, date, (process) => {
      this.network.serverDied(process, !world.faults.isCalm && world.dice.happens(0.2));
      world.schedule.after(world.dice.between(DOWN.least, DOWN.most), () => this.#start(index));
    });
  }

  /** A window shows the match, in a new page. */
  openPage(window: Window): void {
    const { world, network } = this;
    const page = new Page(window, {
      world,
      network,
      choose: () => this.#sendTo(),
      match: this.#match,
      isPlayer: this.#people.includes(window.guest),
      isSlow: this.#isTimed && window.guest === 'P0',
    });
    this.pages.set(window, page);
  }

  /** Where a proxy sends a request: it does not know of those that have died. */
  #sendTo(): ServerProcess {
    const known = this.processes.filter(({ isStopping }) => !isStopping);
    return this.world.dice.pick(known.length === 0 ? this.processes : known);
  }

  closePage(window: Window): void {
    this.pages.get(window)?.close();
    this.pages.delete(window);
  }

  openAllPages(): void {
    for (const window of this.windows) if (!this.pages.has(window)) this.openPage(window);
  }

  someProcess(): ServerProcess {
    return this.world.dice.pick(this.processes);
  }

  someWindow(): Window {
    return this.world.dice.pick(this.windows);
  }

  someLink(): Link | undefined {
    const { open } = this.network;
    return open.length === 0 ? undefined : this.world.dice.pick(open);
  }
}
