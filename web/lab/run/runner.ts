import type { Experiment, ExperimentRun, LabResult } from '@pepite/lab';
import type { LabAnswer, LabThread, StartLabThread } from './thread.ts';

/** What whoever has something run is told. */
export interface RunWatcher {
  /** Something more is known. */
  changed(result: LabResult): void;
  /** Nothing is left to do. */
  ended(result: LabResult): void;
  /** It stops there, with what was known before. */
  failed(why: string): void;
}

/** How a run is carried out. */
interface Orders {
  readonly experiment: Experiment;
  readonly threads: number;
  readonly start: StartLabThread;
  /** In milliseconds, from any moment on. */
  readonly now: () => number;
}

/** Has an experiment played by threads, slice by slice, until it is done or stopped. */
export class Runner {
  readonly #run: ExperimentRun;
  readonly #watcher: RunWatcher;
  readonly #now: () => number;
  readonly #toPlay: Iterator<number, undefined>;
  #threads: readonly LabThread[] = [];
  /** How many slices were known when it began, and when that was. */
  readonly #before: { readonly slices: number; readonly time: number };

  constructor(run: ExperimentRun, orders: Orders, watcher: RunWatcher) {
    this.#run = run;
    this.#watcher = watcher;
    this.#now = orders.now;
    this.#toPlay = run.toPlay();
    this.#before = { slices: run.slices, time: orders.now() };
    this.#threads = Array.from({ length: orders.threads }, () => this.#begin(orders));
  }

  #begin({ start, experiment }: Orders): LabThread {
    const thread = start(
      (answer) => this.#hear(thread, answer),
      (why) => this.#fail(why),
    );
    thread.post({ experiment });
    return thread;
  }

  #hear(thread: LabThread, answer: LabAnswer): void {
    // What was on its way when it was stopped is played again by whoever goes on.
    if (this.#threads.length === 0) return;
    if (answer !== 'ready' && 'failure' in answer) return this.#fail(answer.failure);
    if (answer !== 'ready' && 'number' in answer) this.#run.take(answer);
    if (this.#run.isFinished) {
      this.stop();
      this.#watcher.ended(this.#run.result);
      return;
    }
    const { value: slice } = this.#toPlay.next();
    if (slice !== undefined) thread.post({ slice });
    if (answer !== 'ready') this.#watcher.changed(this.#run.result);
  }

  #fail(why: string): void {
    if (this.#threads.length === 0) return;
    this.stop();
    this.#watcher.failed(why);
  }

  /** Ends its threads; what they were at is lost, what is known stays. */
  stop(): void {
    for (const thread of this.#threads) thread.end();
    this.#threads = [];
  }

  /** How long it will probably take, in milliseconds; nothing before anything is done. */
  get left(): number | undefined {
    const { slices, expected } = this.#run;
    const done = slices - this.#before.slices;
    if (done === 0) return undefined;
    return ((this.#now() - this.#before.time) / done) * (expected - slices);
  }

  get result(): LabResult {
    return this.#run.result;
  }
}
