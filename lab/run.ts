import { PROGRAM } from '@pepite/kernel';
import type { SliceDone } from './play.ts';
import type { ReadExperiment } from './read-experiment.ts';
import type { LabResult } from './result.ts';
import { slicesIn } from './slices.ts';
import { emptyTally, mergeTally, type Tally } from './tally.ts';
import { excessOf, isNarrowEnough } from './until.ts';

/**
 * A run of an experiment: says which slices are to be played, takes them in whatever order they
 * come, and adds them up in the order of their numbers. So its result depends neither on who played
 * them nor on when it was stopped and gone on with.
 */
export class ExperimentRun {
  readonly #read: ReadExperiment;
  readonly #total: number;
  readonly #tally: Tally;
  /** Those that wait for one before them. */
  readonly #early = new Map<number, Tally>();
  #slices = 0;
  #isFinished = false;

  /** `kept` is what a run of the same experiment has found before. */
  constructor(read: ReadExperiment, kept?: LabResult) {
    this.#read = read;
    this.#total = slicesIn(read.experiment);
    this.#tally = emptyTally(read.arms);
    if (kept === undefined) return;
    mergeTally(this.#tally, kept.tally);
    this.#slices = kept.slices;
    this.#isFinished = this.#isDone();
  }

  get isFinished(): boolean {
    return this.#isFinished;
  }

  /** How many slices are added up. */
  get slices(): number {
    return this.#slices;
  }

  /** How many slices it will probably take in all. */
  get expected(): number {
    if (this.#isFinished) return this.#slices;
    // Intervals get narrower with the root of the number of matches.
    const needed = Math.ceil(this.#slices * excessOf(this.#read.experiment, this.#tally) ** 2);
    return Number.isNaN(needed)
      ? this.#total
      : Math.min(this.#total, Math.max(this.#slices, needed));
  }

  /** The numbers of the slices to be played from here on, until nothing is left to do. */
  *toPlay(): Generator<number, undefined> {
    for (let number = this.#slices; number < this.#total && !this.#isFinished; number++) {
      if (!this.#early.has(number)) yield number;
    }
  }

  /** What comes twice, or after the end, changes nothing. */
  take({ number, tally }: SliceDone): void {
    if (number < this.#slices || this.#isFinished) return;
    this.#early.set(number, tally);
    for (;;) {
      const due = this.#early.get(this.#slices);
      if (due === undefined || this.#isFinished) return;
      this.#early.delete(this.#slices);
      this.#slices++;
      mergeTally(this.#tally, due);
      this.#isFinished = this.#isDone();
    }
  }

  /** What is known by now. */
  get result(): LabResult {
    const { experiment, game } = this.#read;
    return {
      lab: 1,
      program: PROGRAM,
      rules: game.rules,
      experiment,
      slices: this.#slices,
      isFinished: this.#isFinished,
      tally: this.#tally,
    };
  }

  #isDone(): boolean {
    return (
      this.#slices === this.#total ||
      isNarrowEnough(this.#read.experiment, this.#slices, this.#tally)
    );
  }
}
