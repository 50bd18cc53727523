import { insightFor, type Setting } from '@pepite/bots';
import { begin, type Seat, type Seeded } from '@pepite/kernel';
import { Mean } from './estimate.ts';
import { Playing } from './playing.ts';
import type { AnyView, AnyWorld, Onlooker } from './walk.ts';

const SEEDS = 2 ** 30;

/**
 * Weighs a match by what lies before all eyes: every hand is imagined, those of all seats alike. It
 * is shown what somebody sees who looks on from the first move, and nothing else.
 */
export class SeenByAll implements Onlooker {
  readonly seat: Seat;
  readonly #insight;
  readonly #playing: Playing;
  readonly #imagined: AnyWorld;

  constructor(setting: Setting) {
    this.seat = setting.seats;
    this.#insight = insightFor(setting);
    this.#playing = new Playing(setting, this.#insight);
    this.#imagined = begin(setting.game, setting.seats, setting.options);
  }

  see(view: AnyView): void {
    this.#insight.note?.(view);
  }

  /** By seat, how likely it wins. */
  chances(view: AnyView, playouts: number, dice: Seeded): readonly number[] {
    const means = Array.from(this.#playing.chances, () => new Mean());
    const seed = dice.below(SEEDS);
    this.see(view);
    for (let sample = 0; sample < playouts; sample++) {
      this.#playing.playout.imagine(view, seed, sample, this.#imagined);
      this.#playing.from(this.#imagined, seed, sample);
      for (const [seat, mean] of means.entries()) mean.add(this.#playing.chances[seat] ?? 0);
    }
    return means.map(({ estimate }) => estimate.mean);
  }
}
