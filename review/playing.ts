import { type Insight, Playout, PlayOn, PlayoutRng, type Setting } from '@pepite/bots';
import {
  copy,
  isLowScoreBetter,
  itemAt,
  type Move,
  type Seat,
  type Sides,
  sidesOf,
  tableOf,
} from '@pepite/kernel';
import type { AnyWorld } from './walk.ts';

/** What came of playing on: as the expert weighs it, and how likely each seat wins the match. */
export interface Weighed {
  readonly worth: number;
  readonly chance: number;
}

/**
 * Plays on from a world, again and again with the same luck: as far as the expert looks ahead, or
 * to the end of the match.
 */
export class Playing {
  /** By seat: how likely it wins the match, after the last playout. */
  readonly chances: Float64Array;
  readonly playout: Playout;
  readonly #setting: Setting;
  readonly #sides: Sides;
  readonly #insight: Insight;
  readonly #toEnd: PlayOn;
  readonly #dice = new PlayoutRng();

  constructor(setting: Setting, insight: Insight) {
    this.chances = new Float64Array(setting.seats);
    this.playout = new Playout(setting, insight);
    this.#setting = setting;
    this.#sides = sidesOf(setting.game, setting.seats);
    this.#insight = insight;
    this.#toEnd = new PlayOn(setting);
  }

  /** As far as the expert looks ahead, after a move of a seat. */
  after(world: AnyWorld, seat: Seat, move: Move, seed: number, sample: number): Weighed {
    const { playout } = this;
    copy(world, playout.world);
    playout.start(seed, sample);
    playout.apply(seat, move);
    this.#finish();
    return { worth: itemAt(playout.worth, seat), chance: itemAt(this.chances, seat) };
  }

  /** The same from a world as it is. */
  from(world: AnyWorld, seed: number, sample: number): void {
    copy(world, this.playout.world);
    this.playout.start(seed, sample);
    this.#finish();
  }

  #finish(): void {
    this.playout.finish();
    this.playout.weighChances(this.chances);
  }

  /** By how many points a seat is ahead of its best rival at the end, after a move of its. */
  leadAfter(world: AnyWorld, seat: Seat, move: Move, seed: number, sample: number): number {
    const { game } = this.#setting;
    copy(world, this.#toEnd.world);
    game.apply(this.#toEnd.world, seat, move);
    const result = this.#toEnd.toEnd(this.#dice, this.#inStep(seed, sample));
    const points = game.pointsSoFar?.(tableOf(this.#toEnd.world)) ?? result.scores;
    return this.#leadOf(points, isLowScoreBetter(result), seat);
  }

  /** Sets the dice anew at every epoch, so that what differs before does not shift what follows. */
  #inStep(seed: number, sample: number): (table: unknown) => void {
    let last = Number.NaN;
    let played = 0;
    return (table) => {
      const epoch = this.#insight.epoch(table);
      if (epoch === last) return;
      if (!Number.isNaN(last)) played += epoch - last;
      last = epoch;
      this.#dice.set(seed, sample, played);
    };
  }

  #leadOf(points: readonly number[], isLowBetter: boolean, seat: Seat): number {
    const sign = isLowBetter ? -1 : 1;
    const own = sign * itemAt(points, seat);
    const side = itemAt(this.#sides.of, seat);
    const rivals = this.#sides.seats.filter((other) => itemAt(this.#sides.of, other) !== side);
    if (rivals.length === 0) return own;
    return own - Math.max(...rivals.map((rival) => sign * itemAt(points, rival)));
  }
}
