import type { Setting } from '@pepite/bots';
import { begin, copy, itemAt } from '@pepite/kernel';
import type { AnyWorld } from '../any-world.ts';

/** So many are kept at least, once a match has had as many. */
const FEWEST = 20;

/**
 * Worlds of a match at regular distances, however long it becomes: when there are too many, every
 * other one is let go, and from then on the distance is twice as large.
 */
export class Snapshots {
  readonly #setting: Setting;
  readonly #kept: AnyWorld[] = [];
  readonly #spare: AnyWorld[] = [];
  #stride = 1;
  #seen = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** The world as it is now, before another step. */
  note(world: AnyWorld): void {
    if (this.#seen % this.#stride === 0) this.#keep(world);
    this.#seen++;
  }

  #keep(world: AnyWorld): void {
    if (this.#kept.length === 2 * FEWEST) this.#thin();
    // What was thinned out may have made this step one of those that are left out.
    if (this.#seen % this.#stride !== 0) return;
    const { game, seats, options } = this.#setting;
    const kept = this.#spare.pop() ?? begin(game, seats, options);
    copy(world, kept);
    this.#kept.push(kept);
  }

  #thin(): void {
    this.#stride *= 2;
    const all = this.#kept.splice(0);
    for (const [index, world] of all.entries()) {
      (index % 2 === 0 ? this.#kept : this.#spare).push(world);
    }
  }

  /** The world when such a part of the match, from 0 to less than 1, was played. */
  at(part: number): AnyWorld | undefined {
    if (this.#kept.length === 0) return undefined;
    const step = Math.floor((part * this.#seen) / this.#stride);
    return itemAt(this.#kept, Math.min(this.#kept.length - 1, step));
  }
}
