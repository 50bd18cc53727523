import { insightFor, type Setting } from '@pepite/bots';
import {
  begin,
  CHANCE,
  copy,
  isChance,
  listMoves,
  Moves,
  type Seeded,
  tableOf,
} from '@pepite/kernel';
import { type Estimate, Mean } from './estimate.ts';
import { Playing } from './playing.ts';
import type { AnyView, AnyWorld, Onlooker } from './walk.ts';

const SEEDS = 2 ** 30;

/**
 * Weighs a match with all hands open: everything is as it was, but what chance has not brought yet
 * is drawn anew for every playout.
 */
export class OpenHands implements Onlooker {
  /** Whatever lies before all eyes is remembered in playouts: anybody's eyes will do. */
  readonly seat = 0;
  readonly #setting: Setting;
  readonly #insight;
  readonly #playing: Playing;
  readonly #before: AnyWorld;
  readonly #other: AnyWorld;
  readonly #moves = new Moves();

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#insight = insightFor(setting);
    this.#playing = new Playing(setting, this.#insight);
    this.#before = begin(setting.game, setting.seats, setting.options);
    this.#other = begin(setting.game, setting.seats, setting.options);
  }

  see(view: AnyView): void {
    this.#insight.note?.(view);
  }

  /** By seat, how likely it wins. */
  chances(world: AnyWorld, playouts: number, dice: Seeded): readonly number[] {
    const means = this.#means();
    const seed = dice.below(SEEDS);
    for (let sample = 0; sample < playouts; sample++) {
      this.#playing.from(world, seed, sample);
      for (const [seat, mean] of means.entries()) mean.add(this.#playing.chances[seat] ?? 0);
    }
    return means.map(({ estimate }) => estimate.mean);
  }

  /** Notes the world before chance moves. */
  note(world: AnyWorld): void {
    copy(world, this.#before);
  }

  /**
   * By seat, its chance to win after what chance has brought, less what it would be after what
   * chance might have brought instead: other outcomes drawn, and then the same luck for both.
   */
  gains(after: AnyWorld, playouts: number, dice: Seeded): readonly Estimate[] {
    const means = this.#means();
    const seed = dice.below(SEEDS);
    const expected = new Float64Array(this.#setting.seats);
    for (let sample = 0; sample < playouts; sample++) {
      copy(this.#before, this.#other);
      this.#draw(this.#other, dice);
      this.#playing.from(this.#other, seed, sample);
      expected.set(this.#playing.chances);
      this.#playing.from(after, seed, sample);
      for (const [seat, mean] of means.entries()) {
        mean.add((this.#playing.chances[seat] ?? 0) - (expected[seat] ?? 0));
      }
    }
    return means.map(({ estimate }) => estimate);
  }

  /** Lets chance move until it is somebody else's turn. */
  #draw(world: AnyWorld, dice: Seeded): void {
    const { game } = this.#setting;
    while (isChance(game.turn(tableOf(world)))) {
      listMoves(game, world, CHANCE, this.#moves);
      game.apply(world, CHANCE, this.#moves.draw(dice));
    }
  }

  #means(): readonly Mean[] {
    return Array.from({ length: this.#setting.seats }, () => new Mean());
  }
}
