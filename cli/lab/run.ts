import { availableParallelism } from 'node:os';
import { ExperimentRun, matchesIn, type ReadExperiment, type SliceDone } from '@pepite/lab';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { diskErrorOf } from '../files.ts';
import { shareOut } from '../pool.ts';
import { startPrograms } from '../programs/start.ts';
import { type Progress, startProgress } from '../progress.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { playAwaitedSlices, programsIn } from './awaited.ts';
import { readExperimentFile, readKept, saveResult } from './files.ts';
import { playByQueue } from './queue/collect.ts';
import { withQueue } from './queue/open.ts';
import type { SliceQueue } from './queue/queue.ts';
import { printTable } from './show.ts';
import { LAB_TEXTS } from './words.ts';

const THREAD = new URL('./thread.ts', import.meta.url);
/** How often what was found is written down, in milliseconds: more than that is never lost. */
const SAVED_EVERY = 5000;

export interface Asked {
  readonly file: string;
  readonly out: string | undefined;
  readonly workers: number | undefined;
  /** Whether others play, who take slices from a queue. */
  readonly queue: boolean;
}

/** Runs an experiment, or goes on with it; when interrupted, what is done is kept. */
export async function runExperiment(context: Context, asked: Asked): Promise<ExitCode> {
  // A queue is shared: nobody's commands come out of it.
  const players = asked.queue ? 'bots' : 'bots and programs';
  const read = await readExperimentFile(context, asked.file, players);
  if ('problem' in read) return refuseCommand(context, read.problem);
  const kept = await readKept(context, asked.out, read.value);
  if ('problem' in kept) return refuseCommand(context, kept.problem);
  const run = new ExperimentRun(read.value, kept.value);
  const work = new Work(context, read.value, run, asked.out);
  work.sayWhereItGoesOn();
  const problem = await play(context, asked, read.value, work);
  if (problem !== undefined) return refuseCommand(context, problem);
  if (run.slices > 0) await printTable(context, read.value, run.result);
  work.sayHowItEnded();
  return run.isFinished ? DONE : INTERRUPTED;
}

/** Has everything played that is left; a sentence if a disk or a database gets in the way. */
async function play(
  context: Context,
  { queue, workers = availableParallelism(), out }: Asked,
  read: ReadExperiment,
  work: Work,
): Promise<string | undefined> {
  try {
    if (queue) return await withQueue(context, true, (slices) => work.playByQueue(slices));
    if (programsIn(read).length > 0) return await playWithPrograms(context, read, work, workers);
    await work.show((take) => playByThreads(context, read, work.run, workers, take));
    return undefined;
  } catch (error) {
    if (out === undefined) throw error;
    return sentence(textsIn(context.language).files, diskErrorOf(error, out));
  }
}

type Take = (done: SliceDone) => void;

/** The same where programs play, which are started first; a sentence if one can't be. */
async function playWithPrograms(
  context: Context,
  read: ReadExperiment,
  work: Work,
  workers: number,
): Promise<string | undefined> {
  if (work.run.isFinished) return undefined;
  const started = await startPrograms(context, programsIn(read));
  if ('problem' in started) return started.problem;
  const programs = started.value;
  try {
    await work.show((take) =>
      playAwaitedSlices(context, read, work.run.toPlay(), workers, programs, take),
    );
  } finally {
    programs.close();
  }
  return undefined;
}

function playByThreads(
  context: Context,
  { experiment }: ReadExperiment,
  run: ExperimentRun,
  workers: number,
  take: Take,
): Promise<void> {
  const shared = { program: THREAD, data: experiment };
  return shareOut(shared, run.toPlay(), workers, context.interrupted, (done) =>
    take(done as SliceDone),
  );
}

/** What is seen and kept of a run while it goes on. */
class Work {
  readonly #context: Context;
  readonly #read: ReadExperiment;
  readonly run: ExperimentRun;
  readonly #out: string | undefined;
  readonly #start = performance.now();
  readonly #begun: number;
  #saved = performance.now();

  constructor(context: Context, read: ReadExperiment, run: ExperimentRun, out: string | undefined) {
    this.#context = context;
    this.#read = read;
    this.run = run;
    this.#out = out;
    this.#begun = this.#matches(run.slices);
  }

  /** Has slices played, shows how far it is, and keeps what is done, however it ends. */
  async show(play: (take: Take) => Promise<void>): Promise<void> {
    if (this.run.isFinished) return;
    const progress = startProgress(this.#context, this.#matches(this.run.expected), this.#begun);
    try {
      await play((done) => this.#take(done, progress));
    } finally {
      progress.stop();
      this.#save();
    }
  }

  async playByQueue(queue: SliceQueue): Promise<void> {
    this.#say(this.#texts.queued(queue.where));
    const { interrupted } = this.#context;
    await this.show((take) => playByQueue(queue, this.#read, this.run, interrupted, take));
  }

  sayWhereItGoesOn(): void {
    if (this.#out === undefined || this.#begun === 0) return;
    this.#say(this.#texts.goesOn(this.#out, this.#number(this.#begun)));
  }

  sayHowItEnded(): void {
    const played = this.#matches(this.run.slices);
    if (!this.run.isFinished) {
      const asked = this.#matches(this.run.expected);
      const { stopped, continued, nothingKept } = this.#texts;
      const next = this.#out === undefined ? nothingKept : continued;
      this.#say(`${stopped(this.#number(played), this.#number(asked))} ${next}`);
    } else if (played > this.#begun) {
      const seconds = (performance.now() - this.#start) / 1000;
      this.#say(
        this.#texts.played({
          matches: this.#number(played - this.#begun),
          time: textsIn(this.#context.language).duration(seconds),
          perSecond: this.#number((played - this.#begun) / seconds),
        }),
      );
    }
    if (this.#out !== undefined) this.#say(this.#texts.kept(this.#out));
  }

  get #texts() {
    return LAB_TEXTS[this.#context.language];
  }

  #say(line: string): void {
    this.#context.error.write(`${line}\n`);
  }

  readonly #number = (value: number): string => textsIn(this.#context.language).number(value);

  /** How many matches so many slices have, of all arms. */
  #matches(slices: number): number {
    return matchesIn(this.#read.experiment, slices) * this.#read.arms.length;
  }

  #take(done: SliceDone, progress: Progress): void {
    this.run.take(done);
    progress.update(this.#matches(this.run.slices), this.#matches(this.run.expected));
    if (performance.now() - this.#saved >= SAVED_EVERY) this.#save();
  }

  #save(): void {
    if (this.#out === undefined) return;
    saveResult(this.#out, this.run.result);
    this.#saved = performance.now();
  }
}
