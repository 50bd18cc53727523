import { GAMES } from '@pepite/games';
import { defaultOptions, type Game, itemAt } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { Checks, type Violation } from './checks.ts';
import { Database } from './database.ts';
import { Decisions } from './decisions.ts';
import { Dice } from './dice.ts';
import { type FaultName, Faults, type IntervalName } from './faults.ts';
import { Network } from './network.ts';
import { Page } from './page.ts';
import { Schedule } from './schedule.ts';
import { ServerProcess } from './server-process.ts';
import type { MatchTruth } from './truth.ts';
import type { World } from './world.ts';

/** Within so long a table is open, in milliseconds. */
const OPENING = 1000;
/** For how long things go wrong, in milliseconds. */
const STORM = { least: 10_000, most: 30_000 };
/** Within so long, once nothing goes wrong any more, people have to be playing again. */
const RECOVERY = 90_000;
/** How many moves have to be made then, unless the match is over. */
const MOVES_AFTER = 6;
/** Then everybody rests, and all that is under way arrives. */
const REST = 45_000;
const DOWN = { least: 50, most: 3000 };
const DATE = 1_700_000_000_000;
const DAY = 86_400_000;

const BOTS = ['random', 'newcomer', 'heuristic'] as const;

/** What has come of a run. */
export interface Outcome {
  readonly seed: number;
  readonly violation: Violation | undefined;
  readonly game: string;
  readonly processes: number;
  readonly events: number;
  readonly plies: number;
  readonly isOver: boolean;
  /** How often what has gone wrong. */
  readonly faults: ReadonlyMap<FaultName, number>;
  /** Milliseconds of virtual time. */
  readonly time: number;
}

/** Is told what happens, line by line. */
export type Trace = (line: string) => void;

/** Runs a whole system from a seed, until it rests or a promise is broken. */
export function simulate(seed: number, trace?: Trace): Promise<Outcome> {
  return new Simulation(seed, trace).run();
}

class Simulation {
  readonly #world: World;
  readonly #dice: Dice;
  readonly #database: Database;
  readonly #network: Network;
  readonly #game: Game;
  readonly #seats: number;
  readonly #processes: ServerProcess[] = [];
  readonly #guests: readonly string[];
  readonly #pages = new Map<string, Page>();
  #match = '';
  #started = 0;
  #dateOffset = 0;

  constructor(seed: number, trace: Trace | undefined) {
    const dice = new Dice(seed, 1);
    const schedule = new Schedule(new Dice(seed, 2));
    this.#dice = dice;
    this.#world = {
      seed,
      schedule,
      dice,
      faults: new Faults(new Dice(seed, 3)),
      checks: new Checks(() => ({ at: schedule.now, event: schedule.events })),
      decisions: new Decisions(),
      trace: (who, what) => trace?.(`${String(schedule.now).padStart(7)} ${who}: ${what()}`),
    };
    this.#database = new Database(this.#world);
    this.#network = new Network(this.#world);
    this.#game = dice.pick(GAMES);
    const { seats } = this.#game;
    this.#seats = Math.min(seats.least + dice.below(2), seats.most);
    const people = 1 + dice.below(this.#seats);
    const onlookers = dice.happens(0.3) ? ['spectator'] : [];
    this.#guests = [
      ...Array.from({ length: people }, (_, index) => `guest ${index}`),
      ...onlookers,
    ];
  }

  async run(): Promise<Outcome> {
    const { schedule, faults, checks } = this.#world;
    const count = 1;
    for (let index = 0; index < count; index++) this.#start(index);
    await this.#open();
    const isBroken = (): boolean => checks.violation !== undefined;
    if (!isBroken()) {
      this.#misbehave();
      await schedule.runUntil(
        schedule.now + this.#dice.between(STORM.least, STORM.most),
        () => isBroken() || this.#isOver,
      );
      faults.calm();
      this.#world.trace('everybody', () => 'is at peace from now on');
      for (const guest of this.#guests) if (!this.#pages.has(guest)) this.#openPage(guest);
    }
    if (!isBroken()) await this.#playOn(isBroken);
    if (!isBroken()) this.#compare();
    return this.#outcome(count);
  }

  /** A table is opened while nothing goes wrong. */
  async #open(): Promise<void> {
    const [server] = this.#processes;
    const { schedule, faults } = this.#world;
    if (server === undefined) return;
    const make = async (): Promise<void> => {
      for (const guest of this.#guests) await server.rename(guest);
      this.#match = await server.create(itemAt(this.#guests, 0), this.#request());
    };
    void make();
    await schedule.runUntil(OPENING, () => this.#match !== '');
    faults.begin();
    for (const guest of this.#guests) this.#openPage(guest);
  }

  #request(): NewMatchRequest {
    const people = this.#guests.filter((guest) => !guest.startsWith('spectator')).length;
    return {
      game: this.#game.id,
      bots: Array.from({ length: this.#seats }, (_, seat) =>
        seat < people ? null : this.#dice.pick(BOTS),
      ),
      options: defaultOptions(this.#game.options, this.#seats),
      access: 'public',
      start: false,
      standIn: 'random',
      pace: this.#dice.pick(['human', 'quick']),
      startsWhenFull: this.#dice.happens(0.5),
    };
  }

  #start(index: number): void {
    const { schedule } = this.#world;
    const name = `server ${index} (${++this.#started})`;
    const machine = { date: () => DATE + schedule.now + this.#dateOffset };
    this.#world.trace(name, () => 'starts');
    this.#processes[index] = new ServerProcess(
      name,
      this.#world,
      this.#database,
      machine,
      (process) => this.#died(index, process),
    );
  }

  #died(index: number, process: ServerProcess): void {
    const { schedule } = this.#world;
    this.#network.serverDied(process, this.#dice.happens(0.2));
    schedule.after(this.#dice.between(DOWN.least, DOWN.most), () => this.#start(index));
  }

  #openPage(guest: string): void {
    const page = new Page(guest, {
      world: this.#world,
      network: this.#network,
      choose: () => this.#dice.pick(this.#processes),
      match: this.#match,
    });
    this.#pages.set(guest, page);
  }

  /** Whatever goes wrong again and again does so from now on. */
  #misbehave(): void {
    for (const [name, happen] of Object.entries(this.#faults)) {
      this.#again(name as IntervalName, happen);
    }
  }

  #again(name: IntervalName, happen: () => void): void {
    const { faults, schedule } = this.#world;
    const wait = faults.next(name);
    if (wait === undefined) return;
    schedule.after(wait, () => {
      if (faults.isCalm) return;
      faults.note(name);
      happen();
      this.#again(name, happen);
    });
  }

  readonly #faults: Readonly<Record<IntervalName, () => void>> = {
    cutSocket: () => this.#someLink()?.cut(true, true),
    halfOpenSocket: () => {
      const link = this.#someLink();
      if (this.#dice.happens(0.5)) link?.cutOneWay();
      else link?.cut(false, this.#dice.happens(0.5));
    },
    killProcess: () => this.#dice.pick(this.#processes).gate.die(),
    killProcessSoon: () => this.#dice.pick(this.#processes).gate.dieAfter(this.#dice.below(12)),
    setDate: () => {
      this.#dateOffset += this.#dice.between(-DAY, DAY);
      this.#world.trace('machine', () => `its date is off by ${this.#dateOffset} ms`);
    },
    reloadPage: () => {
      const guest = this.#dice.pick(this.#guests);
      this.#world.trace(guest, () => 'loads the page anew');
      this.#pages.get(guest)?.close();
      this.#openPage(guest);
    },
    leavePage: () => {
      const guest = this.#dice.pick(this.#guests);
      this.#world.trace(guest, () => 'goes away');
      this.#pages.get(guest)?.close();
      this.#pages.delete(guest);
      this.#world.schedule.after(this.#dice.between(1000, 12_000), () => {
        if (!this.#pages.has(guest)) this.#openPage(guest);
      });
    },
    comeBack: () => this.#pages.get(this.#dice.pick(this.#guests))?.comeBack(),
    sweep: () => {
      const server = this.#dice.pick(this.#processes);
      if (server.isAlive) server.sweep();
    },
  };

  #someLink() {
    const { open } = this.#network;
    return open.length === 0 ? undefined : this.#dice.pick(open);
  }

  get #truth(): MatchTruth {
    const truth = this.#database.truths.get(this.#match);
    if (truth === undefined) throw new Error('there is no match');
    return truth;
  }

  get #isOver(): boolean {
    return this.#truth.stored.status === 'over';
  }

  /** Nothing goes wrong any more: the match has to go on, and then all have to know the same. */
  async #playOn(isBroken: () => boolean): Promise<void> {
    const { schedule, checks } = this.#world;
    const wanted = this.#truth.plies + MOVES_AFTER;
    const isDone = (): boolean => this.#isOver || this.#truth.plies >= wanted;
    await schedule.runUntil(schedule.now + RECOVERY, () => isBroken() || isDone());
    if (isBroken()) return;
    if (!isDone()) {
      const { status } = this.#truth.stored;
      const pages = [...this.#pages.values()].filter((page) => page.isWaiting);
      const waiting = pages.map(({ guest }) => guest).join(', ');
      checks.broken(
        'a page never waits for ever',
        `${status}, ${this.#truth.plies} moves made; whose move is on its way: ${waiting}`,
      );
      return;
    }
    for (const page of this.#pages.values()) page.rest();
    await schedule.runUntil(schedule.now + REST, isBroken);
  }

  #compare(): void {
    const { checks } = this.#world;
    const { seats, status } = this.#truth.stored;
    for (const page of this.#pages.values()) {
      const seat = seats.findIndex(({ guest }) => guest === page.guest);
      const wanted = this.#truth.newest(seat < 0 ? undefined : seat);
      if (page.known !== wanted || page.state?.status !== status) {
        const known = `${page.guest} knows ${page.state?.status} ${page.known}`;
        checks.broken(
          'every page ends at the same record',
          `${known}, and could know ${status} ${wanted}`,
        );
      } else if (page.isWaiting) {
        checks.broken('a page never waits for ever', `${page.guest} waits for a move to arrive`);
      }
    }
  }

  #outcome(processes: number): Outcome {
    const { seed, schedule, checks, faults } = this.#world;
    return {
      seed,
      violation: checks.violation,
      game: this.#game.id,
      processes,
      events: schedule.events,
      plies: this.#database.truths.get(this.#match)?.plies ?? 0,
      isOver: this.#database.truths.get(this.#match)?.stored.status === 'over',
      faults: faults.counts,
      time: schedule.now,
    };
  }
}
