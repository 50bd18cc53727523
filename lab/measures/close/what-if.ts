import { PlayOn, type Setting } from '@pepite/bots';
import {
  begin,
  type Collector,
  copy,
  itemAt,
  type MatchObserver,
  type Result,
  type Rng,
  Seeded,
  type Sides,
  sidesOf,
  tableOf,
  type WhatIf,
  winsOf,
} from '@pepite/kernel';
import type { AnyWorld } from '../any-world.ts';

/** How often each way is played on. */
const TIMES = 8;

/** What would have come of it if one thing had been otherwise: of one question of a game. */
export class WhatIfObserver implements MatchObserver {
  readonly #setting: Setting;
  readonly #sides: Sides;
  readonly #rng: Rng;
  readonly #question: WhatIf;
  readonly #then: AnyWorld;
  #isNoted = false;

  constructor(setting: Setting, rng: Rng, question: WhatIf) {
    const { game, seats, options } = setting;
    this.#setting = setting;
    this.#sides = sidesOf(game, seats);
    this.#rng = rng;
    this.#question = question;
    this.#then = begin(game, seats, options);
  }

  saw(world: AnyWorld): void {
    if (this.#isNoted || !this.#question.isTime(tableOf(world))) return;
    this.#isNoted = true;
    copy(world, this.#then);
  }

  ended(_result: unknown, into: Collector): void {
    if (!this.#isNoted) return;
    const { ways, comparisons } = this.#question;
    const seat = this.#rng.below(this.#setting.seats);
    const seed = this.#rng.below(2 ** 31);
    const playing = new PlayOn(this.#setting);
    const results = Array.from({ length: ways }, (_, way) =>
      this.#resultsOf(way, seat, seed, playing),
    );
    for (const { item, way, against } of comparisons) {
      const one = results[way];
      const other = results[against];
      if (one !== undefined && other !== undefined) this.#compare(one, other, seat, item, into);
    }
  }

  /** How the match ends in one way of things, some times; nothing if it can't be so. */
  #resultsOf(
    way: number,
    seat: number,
    seed: number,
    playing: PlayOn,
  ): readonly Result[] | undefined {
    const { game, seats, options } = this.#setting;
    const changed = begin(game, seats, options);
    copy(this.#then, changed);
    if (!this.#question.set(changed, seat, way)) return undefined;
    return Array.from({ length: TIMES }, (_, stream) => {
      copy(changed, playing.world);
      return playing.toEnd(new Seeded(seed, stream));
    });
  }

  #compare(
    one: readonly Result[],
    other: readonly Result[],
    seat: number,
    item: string,
    into: Collector,
  ): void {
    const { wins, points } = this.#question;
    const wonBy = (result: Result): number => itemAt(winsOf(this.#sides, result), seat);
    for (const [stream, result] of one.entries()) {
      const against = itemAt(other, stream);
      into.add(`${wins}/${item}`, wonBy(result) - wonBy(against));
      into.add(`${points}/${item}`, itemAt(result.scores, seat) - itemAt(against.scores, seat));
    }
  }
}
