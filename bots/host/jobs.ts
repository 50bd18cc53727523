import type { Read } from '@pepite/kernel';
import type { ThinkingResult } from './client.ts';
import { FairQueue, type Waiting } from './fair-queue.ts';
import type { BotThread } from './thread.ts';
import type { BotThreads } from './threads.ts';

/** Work that is no bot's, and whose it is: threads are shared as they are among bots. */
export interface JobSetup {
  /** What a thread has to know before it can do any of it, as text. */
  readonly setup: string;
  readonly origin: string;
  readonly guest: string;
  readonly match: string;
}

/** What came of a portion, as text, or why it could not be done. */
export type JobResult = Read<string, Error>;

/** A job: portions of it are done one after the other, each when a thread has time for it. */
export interface JobClient {
  /** Has a portion done. Once closed it answers no more. */
  do(portion: string, take: (result: JobResult) => void): void;
  close(): void;
}

/** What a queue of jobs needs of its pool. */
interface JobServices {
  /** Jobs and bots have numbers of their own. */
  readonly nextNumber: () => number;
  /** Called with what should not have happened, and was coped with. */
  readonly report: (error: unknown) => void;
  /** Called when something waits. */
  readonly wake: () => void;
}

interface Job {
  readonly bot: number;
  readonly setup: JobSetup;
  /** The thread that knows it. */
  thread: BotThread | undefined;
  isClosed: boolean;
}

interface Portion extends Waiting {
  readonly job: Job;
  readonly text: string;
  /** Whether it was tried before, and failed. */
  readonly isRetry: boolean;
  readonly take: (result: JobResult) => void;
}

/** Portions are short; a thread that has not done one by then, in milliseconds, does nothing. */
const LONGEST = 10_000;

/**
 * Jobs of a pool, and the portions of them that wait. Owners take turns, as they do for bots. A
 * portion that fails, or whose thread does, is done once more, by a thread that is told of the job
 * anew; only then is whoever wants it told.
 */
export class JobQueue {
  readonly #threads: BotThreads;
  readonly #services: JobServices;
  readonly #waiting = new FairQueue<Portion>();

  constructor(threads: BotThreads, services: JobServices) {
    this.#threads = threads;
    this.#services = services;
  }

  open(setup: JobSetup): JobClient {
    const job: Job = {
      bot: this.#services.nextNumber(),
      setup,
      thread: undefined,
      isClosed: false,
    };
    const { origin, guest, match } = setup;
    const whose = { origin, guest, match, isHint: false, thinks: true };
    return {
      do: (text, take) => this.#add({ ...whose, job, text, isRetry: false, take }),
      close: () => {
        job.isClosed = true;
        this.#waiting.remove((portion) => portion.job === job);
        this.#forget(job);
      },
    };
  }

  /** Has a free thread do what comes next; false if nothing waits. */
  putNext(): boolean {
    const portion = this.#waiting.take();
    if (portion === undefined) return false;
    const { job } = portion;
    const thread = this.#threads.freeFor(job.thread);
    if (job.thread !== thread) this.#forget(job);
    const setup = job.thread === undefined ? job.setup.setup : undefined;
    const question = { type: 'work', bot: job.bot, setup, portion: portion.text } as const;
    job.thread = thread;
    thread.work(question, LONGEST, (result) => this.#done(portion, result));
    return true;
  }

  #add(portion: Portion): void {
    this.#waiting.add(portion);
    this.#services.wake();
  }

  #forget(job: Job): void {
    job.thread?.leave(job.bot);
    job.thread = undefined;
  }

  #done(portion: Portion, result: ThinkingResult): void {
    const done = resultIn(result);
    if ('problem' in done) this.#failed(portion, done.problem);
    else if (!portion.job.isClosed) portion.take(done);
    this.#services.wake();
  }

  #failed(portion: Portion, cause: Error): void {
    const { job, isRetry, take } = portion;
    const problem = new Error('a thread failed to do a portion of a job', { cause });
    this.#forget(job);
    if (isRetry && !job.isClosed) {
      take({ problem });
      return;
    }
    this.#services.report(problem);
    if (!job.isClosed) this.#add({ ...portion, isRetry: true });
  }
}

function resultIn(result: ThinkingResult): JobResult {
  if ('problem' in result) return result;
  if ('done' in result.value) return { value: result.value.done };
  return { problem: new Error('a bot answered in place of a job') };
}
