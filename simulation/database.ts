import type { GuestStore, MatchStore } from '@pepite/matches';
import { MemoryStore } from '../matches/test/support/memory-store.ts';
import type { ProcessGate } from './process-gate.ts';
import { Lane } from './schedule.ts';
import { MatchTruth } from './truth.ts';
import type { World } from './world.ts';

/** Milliseconds from a process to the store, or back. */
const WAY = { least: 0, most: 3 };
const SLOW_WAY = { least: 20, most: 2500 };

/** Which calls change something. */
const WRITES: ReadonlySet<string> = new Set(['create', 'append', 'touch', 'rename', 'noteVisit']);

/**
 * The store that all processes share: it keeps what it was asked to whatever becomes of them. It
 * may be slow, fail or see conflicts, and whoever asked may be dead when it does or answers.
 */
export class Database {
  readonly #world: World;
  readonly store = new MemoryStore();
  /** What is true of each match. */
  readonly truths = new Map<string, MatchTruth>();
  /** The latest date that anything was stamped with. */
  #latest: number | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  get latest(): number | undefined {
    return this.#latest;
  }

  /** The store as one process reaches it. */
  connect(gate: ProcessGate): MatchStore & GuestStore {
    const line = new StoreLine(this.#world, gate);
    const { store } = this;
    return {
      nameOf: (guest) => line.ask('nameOf', () => store.nameOf(guest)),
      rename: (guest, name, date) =>
        line.ask('rename', () => store.rename(guest, name, this.#stamp(date))),
      noteVisit: (guest, date) =>
        line.ask('noteVisit', () => store.noteVisit(guest, this.#stamp(date))),
      create: (match, date) =>
        line.ask('create', async () => {
          await store.create(match, this.#stamp(date));
          this.#observe(match.match);
        }),
      append: (match, revision, change, date) =>
        line.ask('append', async () => {
          const { faults, trace } = this.#world;
          if (faults.happens('conflict')) {
            trace('store', () => `${gate.name} finds a conflict that is none`);
            return 'conflict';
          }
          const answer = await store.append(match, revision, change, this.#stamp(date));
          trace('store', () => `${gate.name} ${answer} ${revision}: ${JSON.stringify(change)}`);
          if (answer === 'kept') this.#observe(match);
          return answer;
        }),
      markBroken: (match, program) =>
        line.ask('markBroken', () => store.markBroken(match, program)),
      load: (match) => line.ask('load', () => store.load(match)),
      gameOf: (match) => line.ask('gameOf', () => store.gameOf(match)),
      touch: (match, date) => line.ask('touch', () => store.touch(match, this.#stamp(date))),
      ofGuest: (guest, most) => line.ask('ofGuest', () => store.ofGuest(guest, most)),
      openedBy: (guest) => line.ask('openedBy', () => store.openedBy(guest)),
    };
  }

  #stamp(date: number): number {
    this.#latest = Math.max(date, this.#latest ?? date);
    return date;
  }

  /** Something was kept. */
  #observe(match: string): void {
    const { decisions, checks } = this.#world;
    const stored = this.store.matches.get(match);
    if (stored === undefined) return;
    const truth = this.truths.get(match);
    if (truth === undefined) this.truths.set(match, new MatchTruth(stored, decisions, checks));
    else truth.kept(stored);
  }
}

/** One process's connection to the store: what is asked first is done first. */
class StoreLine {
  readonly #world: World;
  readonly #gate: ProcessGate;
  readonly #up: Lane;
  readonly #down: Lane;

  constructor(world: World, gate: ProcessGate) {
    this.#world = world;
    this.#gate = gate;
    this.#up = new Lane(world.schedule);
    this.#down = new Lane(world.schedule);
  }

  ask<T>(name: string, make: () => Promise<T>): Promise<T> {
    const { dice, trace } = this.#world;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    if (!this.#gate.leave()) return promise;
    this.#up.pass(this.#way(), () => {
      // What a dead process has asked for may still be done, or may never have left.
      if (!this.#gate.isAlive && dice.happens(0.5)) return;
      if (WRITES.has(name) && this.#fails(make)) return;
      trace('store', () => `${this.#gate.name} asks for ${name}`);
      make().then((value) => this.#answer(value, resolve), reject);
    });
    return promise;
  }

  #way(): number {
    const { dice, faults } = this.#world;
    const { least, most } = faults.happens('slowStore') ? SLOW_WAY : WAY;
    return dice.between(least, most);
  }

  /** The answer is a copy, as from a disk. */
  #answer<T>(value: T, resolve: (value: T) => void): void {
    const text = JSON.stringify(value);
    const copy = (value === undefined ? undefined : JSON.parse(text)) as T;
    this.#down.pass(this.#way(), () => this.#gate.enter(() => resolve(copy)));
  }

  /** Whether the store fails now: a process that can't write ends at once. */
  #fails(make: () => Promise<unknown>): boolean {
    const { faults, dice, trace } = this.#world;
    if (!faults.happens('failingStore')) return false;
    const isWritten = dice.happens(0.5);
    trace('store', () => `fails ${this.#gate.name}, and ${isWritten ? 'has' : 'has not'} written`);
    if (isWritten) void make();
    this.#gate.die();
    return true;
  }
}
