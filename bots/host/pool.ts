import { thinks } from '../names.ts';
import { HostClient, type Inquiry, questionOf, type ThinkingResult } from './client.ts';
import { failureOf } from './failure.ts';
import { type JobClient, JobQueue, type JobSetup } from './jobs.ts';
import type { BotRole, BotSetup } from './protocol.ts';
import { type Queued, ThinkQueue } from './queue.ts';
import { BOT_LIMITS, type BotLimits, BotQuota } from './quota.ts';
import type { BotClient, BotService, Owner } from './service.ts';
import type { BotThread, ThreadParts } from './thread.ts';
import { BotThreads } from './threads.ts';

/** Who plays where there is no room for somebody who thinks: the best of those who don't. */
const MAKESHIFT = 'strong';

/** What a pool is made of. */
export interface PoolParts extends ThreadParts {
  /** How many threads there may be. */
  readonly threads: number;
  readonly limits?: BotLimits;
}

/** A bot of the pool. */
interface Pooled {
  readonly bot: number;
  readonly owner: Owner;
  readonly wanted: BotRole;
  /** With the makeshift, as long as there is no room for the bot that is wanted. */
  setup: BotSetup;
  /** Where it sits; nowhere before it is first asked. */
  thread: BotThread | undefined;
  isClosed: boolean;
}

interface Entry extends Queued {
  readonly pooled: Pooled;
  readonly inquiry: Inquiry;
  readonly take: (result: ThinkingResult) => void;
}

/**
 * Threads in which the bots of all matches think, and the one queue of what they are asked. A free
 * thread takes the next question. A bot that sits in another one, or in one that has failed, is
 * seated anew: it is told again all that its seat has seen. A question that fails is asked once
 * more, of a bot that is seated anew, for a quick answer; only then is whoever asks told. A thread
 * that nothing is asked of does portions of jobs, one at a time: a question that comes meanwhile
 * waits for no more than that.
 */
export class BotPool implements BotService {
  readonly #report: (error: unknown) => void;
  readonly #limits: BotLimits;
  readonly #quota: BotQuota;
  readonly #queue: ThinkQueue<Entry>;
  readonly #threads: BotThreads;
  readonly #jobs: JobQueue;
  readonly #underWay = new Set<Entry>();
  #bots = 0;
  #isClosed = false;

  constructor(parts: PoolParts) {
    this.#report = parts.report;
    this.#limits = parts.limits ?? BOT_LIMITS;
    this.#quota = new BotQuota(this.#limits);
    this.#queue = new ThinkQueue(parts.threads, () => parts.timers.now());
    this.#threads = new BotThreads(parts.threads, parts);
    this.#jobs = new JobQueue(this.#threads, {
      nextNumber: () => this.#bots++,
      report: parts.report,
      wake: () => this.#wake(),
    });
  }

  seat(setup: BotSetup, owner: Owner): BotClient {
    const pooled: Pooled = {
      bot: this.#bots++,
      owner,
      wanted: setup.bot,
      setup: this.#mayBe(setup.bot, owner) ? setup : { ...setup, bot: MAKESHIFT },
      thread: undefined,
      isClosed: false,
    };
    this.#quota.take(pooled.bot, pooled.setup.bot, owner);
    return new HostClient(setup, {
      ask: (inquiry, take) => this.#ask(pooled, inquiry, take),
      leave: () => this.#leave(pooled),
    });
  }

  /** Work besides bots, for which there is time when no question waits. */
  openJob(setup: JobSetup): JobClient {
    return this.#jobs.open(setup);
  }

  hasRoom(origin: string, bots: readonly BotRole[]): boolean {
    return this.#quota.hasRoom(origin, bots);
  }

  mayAdvise(origin: string): boolean {
    const isOwn = (entry: Entry): boolean => entry.isHint && entry.origin === origin;
    const underWay = [...this.#underWay].filter(isOwn).length;
    return underWay + this.#queue.count(isOwn) < this.#limits.hints;
  }

  /** Questions that wait for a thread, since all of them are busy. */
  get waiting(): number {
    return this.#queue.count(() => true);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#threads.close();
  }

  /** Nobody can give advice in place of an adviser: matches ask first (`hasRoom`). */
  #mayBe(role: BotRole, owner: Owner): boolean {
    return !thinks(role) || role === 'adviser' || this.hasRoom(owner.origin(), [role]);
  }

  #ask(pooled: Pooled, inquiry: Inquiry, take: (result: ThinkingResult) => void): void {
    const { owner } = pooled;
    this.#promote(pooled);
    this.#add({
      origin: owner.origin(),
      guest: owner.guest(),
      match: owner.match,
      isHint: inquiry.type === 'advise',
      thinks: thinks(pooled.setup.bot),
      deadline: this.#queue.deadline(inquiry.milliseconds),
      isRetry: false,
      pooled,
      inquiry,
      take,
    });
  }

  /** Replaces the makeshift once there is room for the bot that is wanted. */
  #promote(pooled: Pooled): void {
    const { bot, wanted, setup, owner } = pooled;
    if (setup.bot === wanted || !this.#mayBe(wanted, owner)) return;
    this.#unseat(pooled);
    pooled.setup = { ...setup, bot: wanted };
    this.#quota.take(bot, wanted, owner);
  }

  #leave(pooled: Pooled): void {
    pooled.isClosed = true;
    this.#queue.remove((entry) => entry.pooled === pooled);
    this.#quota.free(pooled.bot);
    this.#unseat(pooled);
  }

  #unseat(pooled: Pooled): void {
    pooled.thread?.leave(pooled.bot);
    pooled.thread = undefined;
  }

  #add(entry: Entry): void {
    this.#queue.add(entry);
    this.#wake();
  }

  /** All bots of a match are asked in one breath: whoever is first is to know of the others. */
  #wake(): void {
    queueMicrotask(() => {
      while (!this.#isClosed && this.#threads.hasFree) {
        const next = this.#queue.take();
        if (next !== undefined) this.#put(next.entry, next.milliseconds);
        else if (!this.#jobs.putNext()) return;
      }
    });
  }

  #put(entry: Entry, milliseconds: number): void {
    const { pooled } = entry;
    const { bot, setup } = pooled;
    const thread = this.#threads.freeFor(pooled.thread);
    const inquiry = { ...entry.inquiry, milliseconds };
    if (pooled.thread !== thread) this.#unseat(pooled);
    let question;
    try {
      question = questionOf(inquiry, bot, pooled.thread === undefined ? setup : undefined);
    } catch (error) {
      // What a seat has seen is told by its match: if that fails it is nobody else's fault.
      entry.take({ problem: failureOf(inquiry, setup, error) });
      return;
    }
    pooled.thread = thread;
    this.#underWay.add(entry);
    thread.ask(question, (result) => this.#answered(entry, result));
  }

  #answered(entry: Entry, result: ThinkingResult): void {
    this.#underWay.delete(entry);
    if ('problem' in result) this.#failed(entry, result.problem);
    else entry.take(result);
    this.#wake();
  }

  #failed(entry: Entry, cause: Error): void {
    const { pooled, inquiry, isRetry } = entry;
    const problem = failureOf(inquiry, pooled.setup, cause);
    // What it knows may be what made it fail.
    this.#unseat(pooled);
    if (isRetry && !pooled.isClosed) {
      entry.take({ problem });
      return;
    }
    this.#report(problem);
    if (!pooled.isClosed) this.#add({ ...entry, isRetry: true });
  }
}
