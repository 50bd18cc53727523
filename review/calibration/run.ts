import { PROGRAM } from '@pepite/kernel';
import { InOrder } from '../in-order.ts';
import type { Sample } from './match.ts';
import type { CalibrationOrder } from './order.ts';

/** All that is known of a calibration: the content of its file. */
export interface CalibrationResult extends CalibrationOrder {
  readonly calibration: 1;
  readonly program: string;
  /** By match, the first ones: how well each seat has decided. */
  readonly samples: readonly (readonly Sample[])[];
}

/** A match of a calibration, played and reviewed. */
export interface MatchSampled {
  readonly number: number;
  readonly samples: readonly Sample[];
}

/** A calibration under way: says which matches are to be played, and takes them as they come. */
export class CalibrationRun {
  readonly #order: CalibrationOrder;
  readonly #matches: InOrder<readonly Sample[]>;

  /** `kept` is what was found before, with the same order but for the number of matches. */
  constructor(order: CalibrationOrder, kept?: CalibrationResult) {
    this.#order = order;
    this.#matches = new InOrder(kept?.samples);
  }

  get isFinished(): boolean {
    return this.done >= this.total;
  }

  get done(): number {
    return this.#matches.done.length;
  }

  get total(): number {
    return this.#order.matches;
  }

  *toDo(): Generator<number, undefined> {
    for (let number = this.done; number < this.total; number++) yield number;
  }

  take({ number, samples }: MatchSampled): void {
    this.#matches.take(number, samples);
  }

  get result(): CalibrationResult {
    const { game, seats, matches, effort, iterations, seed } = this.#order;
    return {
      calibration: 1,
      program: PROGRAM,
      game,
      seats,
      matches,
      effort,
      iterations,
      seed,
      samples: this.#matches.done,
    };
  }

  print(): string {
    return `${JSON.stringify(this.result)}\n`;
  }
}
