import { PROGRAM } from '@pepite/kernel';
import {
  type Experiment,
  ExperimentRun,
  type LabResult,
  readExperiment,
  type ReadExperiment,
  whyNotContinued,
} from '@pepite/lab';
import type { Kept, KeptStore } from './kept.ts';
import type { Opened } from './open-file.ts';
import { Runner } from './run/runner.ts';
import type { StartLabThread } from './run/thread.ts';

/** How often what is found is shown, and how often it is kept, in milliseconds. */
const [SHOW_EVERY, KEEP_EVERY] = [300, 1000];
/** How many experiments are kept; older ones make room. */
const MOST = 20;

/** What of the browser the lab needs; tests give it another one. */
export interface LabPlace {
  readonly store: KeptStore;
  readonly start: StartLabThread;
  /** In milliseconds: of any moment, and of the calendar. */
  readonly now: () => number;
  readonly date: () => number;
  readonly newId: () => string;
}

/** How a run stands; `left` is how long it will probably take, in milliseconds. */
type RunState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly left: number | undefined }
  | { readonly kind: 'failed'; readonly why: string };

/** The experiment that a page shows, what was found, and the run that finds more. */
export class Lab {
  readonly #place: LabPlace;
  #shown: Kept;
  #all: readonly Kept[];
  #state = $state.raw<RunState>({ kind: 'idle' });
  /** How many times it is being written down. */
  #unkept = $state(0);
  #runner: Runner | undefined;
  readonly #times = { shown: 0, kept: 0 };

  /** The experiment as it is played, or why it can't be. */
  readonly read = $derived.by(() => readExperiment(this.experiment));
  /** Why a run can't go on with what was found, if it can't. */
  readonly outdated = $derived.by(() =>
    this.result === undefined || 'problem' in this.read
      ? undefined
      : whyNotContinued(this.read.value, this.result, PROGRAM),
  );
  /** Whether there is more to be found of the same. */
  readonly canGoOn = $derived.by(() => {
    if (this.result === undefined || this.outdated !== undefined) return false;
    return !('problem' in this.read) && !runOf(this.read.value, this.result).isFinished;
  });

  /** `all` are those that the browser has kept, the latest first: that one is shown. */
  constructor(place: LabPlace, all: readonly Kept[], fresh: Experiment) {
    this.#place = place;
    this.#all = $state.raw(all);
    this.#shown = $state.raw(all[0] ?? this.#newly({ experiment: fresh }));
  }

  get experiment(): Experiment {
    return this.#shown.experiment;
  }

  get result(): LabResult | undefined {
    return this.#shown.result;
  }

  get state(): RunState {
    return this.#state;
  }

  get isRunning(): boolean {
    return this.#state.kind === 'running';
  }

  /** Which of those that are kept is shown. */
  get id(): string {
    return this.#shown.id;
  }

  get all(): readonly Kept[] {
    return this.#all;
  }

  /** Whether all that is shown is written down. */
  get isKept(): boolean {
    return this.#unkept === 0;
  }

  /** Whether they are still there after a reload. */
  get isLasting(): boolean {
    return this.#place.store.isLasting;
  }

  #newly(opened: Opened): Kept {
    return { id: this.#place.newId(), changed: this.#place.date(), ...opened };
  }

  /** The same experiment, thought over: what was found stays until it is run. */
  change(experiment: Experiment): Promise<void> {
    this.stop();
    return this.#show({ ...this.#shown, changed: this.#place.date(), experiment });
  }

  /** Another one, beside those that are kept. */
  open(opened: Opened): Promise<void> {
    this.stop();
    return this.#show(this.#newly(opened));
  }

  /** One of those that are kept. */
  async choose(id: string): Promise<void> {
    this.stop();
    const kept = this.#all.find((one) => one.id === id);
    if (kept !== undefined) await this.#show({ ...kept, changed: this.#place.date() });
  }

  /** Forgets the one that is shown; the latest of the others is shown then, or a new one. */
  async remove(fresh: Experiment): Promise<void> {
    this.stop();
    await this.#place.store.remove(this.id);
    const other = this.#all.find(({ id }) => id !== this.id);
    await this.#show(other ?? this.#newly({ experiment: fresh }));
  }

  async #show(kept: Kept): Promise<void> {
    this.#shown = kept;
    if (this.#state.kind === 'failed') this.#state = { kind: 'idle' };
    await this.#keep();
    const all = await this.#place.store.all();
    for (const { id } of all.slice(MOST)) await this.#place.store.remove(id);
    this.#all = all.slice(0, MOST);
  }

  /** What can't be kept is there as long as the page. */
  async #keep(): Promise<void> {
    this.#times.kept = this.#place.now();
    this.#unkept++;
    await this.#place.store.put(this.#shown).catch(() => undefined);
    this.#unkept--;
  }

  /** Plays on from what was found, or from the beginning. */
  run(threads: number): void {
    const { read } = this;
    if (this.isRunning || 'problem' in read) return;
    const { start, now } = this.#place;
    const { experiment } = read.value;
    const run = runOf(read.value, this.canGoOn ? this.result : undefined);
    this.#state = { kind: 'running', left: undefined };
    this.#runner = new Runner(
      run,
      { experiment, threads, start, now },
      {
        changed: (result) => this.#found(result),
        ended: (result) => this.#end(result, { kind: 'idle' }),
        failed: (why) => this.#end(run.result, { kind: 'failed', why }),
      },
    );
  }

  /** Stops where it is: it can be gone on with. */
  stop(): void {
    const { result } = this.#runner ?? {};
    this.#runner?.stop();
    if (result !== undefined) this.#end(result, { kind: 'idle' });
  }

  #end(result: LabResult, state: RunState): void {
    this.#runner = undefined;
    this.#state = state;
    // Whoever stops at once has found nothing: what was known before stays.
    if (result.slices > 0) this.#shown = { ...this.#shown, result };
    void this.#keep();
  }

  /** Slices may come in faster than anybody looks. */
  #found(result: LabResult): void {
    const now = this.#place.now();
    if (now - this.#times.shown < SHOW_EVERY) return;
    this.#times.shown = now;
    this.#shown = { ...this.#shown, result };
    this.#state = { kind: 'running', left: this.#runner?.left };
    if (now - this.#times.kept >= KEEP_EVERY) void this.#keep();
  }
}

const runOf = (read: ReadExperiment, kept: LabResult | undefined): ExperimentRun =>
  new ExperimentRun(read, kept);
