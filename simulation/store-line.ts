import type { ProcessGate } from './process-gate.ts';
import { Lane } from './schedule.ts';
import type { World } from './world.ts';

/** Milliseconds from a process to the store, or back. */
const WAY = { least: 0, most: 3 };
const SLOW_WAY = { least: 20, most: 2500 };

/** One process's connection to the store: what is asked first is done first. */
export class StoreLine {
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

  /** Asks for something that changes nothing. */
  read<T>(name: string, make: () => Promise<T>): Promise<T> {
    return this.#ask(name, make, () => false);
  }

  /** Asks for a change: if the store can't write it the process ends. */
  write<T>(name: string, make: () => Promise<T>): Promise<T> {
    return this.#ask(name, make, () => this.#fails(make));
  }

  #ask<T>(name: string, make: () => Promise<T>, fails: () => boolean): Promise<T> {
    const { dice, trace } = this.#world;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    if (!this.#gate.leave()) return promise;
    this.#up.pass(this.#way(), () => {
      // What a dead process has asked for may still be done, or may never have left.
      if (!this.#gate.isAlive && dice.happens(0.5)) return;
      trace('store', () => `${this.#gate.name} asks for ${name}`);
      if (!fails()) make().then((value) => this.#answer(value, resolve), reject);
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
