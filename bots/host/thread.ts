import type { ThinkingResult } from './client.ts';
import { errorOf } from './failure.ts';
import type { Answer, Asking, Question, ThreadMessage, Working } from './protocol.ts';
import type { Timers } from './timers.ts';
import { type Patience, Watchdog } from './watchdog.ts';

/** A thread of the server or of a page that has a `BotHost`. */
export interface Thread {
  post(question: Question): void;
  end(): Promise<unknown>;
}

/** Starts a thread that passes on what its host says, and says when it has failed. */
export type StartThread = (
  heard: (message: ThreadMessage) => void,
  failed: (error: unknown) => void,
) => Thread;

/** What a thread is made of. */
export interface ThreadParts {
  readonly start: StartThread;
  readonly timers: Timers;
  /** Called with what should not have happened, and was coped with. */
  readonly report: (error: unknown) => void;
  readonly patience?: Patience;
}

interface UnderWay {
  readonly bot: number;
  readonly take: (result: ThinkingResult) => void;
}

/**
 * A thread in which bots think, one question at a time. If it fails or does not answer in time it
 * is ended, and whoever waits is told; nothing may be asked here any more then.
 */
export class BotThread {
  /** The bots that sit here, and the jobs that are known here. */
  readonly bots = new Set<number>();
  readonly #watchdog: Watchdog;
  readonly #report: (error: unknown) => void;
  readonly #gone: () => void;
  readonly #thread: Thread | undefined;
  #underWay: UnderWay | undefined;
  #isGone = false;

  /** `gone` is called when the thread has failed, before whoever waits is told. */
  constructor({ start, timers, report, patience }: ThreadParts, gone: () => void) {
    this.#report = report;
    this.#gone = gone;
    const isLate = (milliseconds: number): void =>
      this.#fail(new Error(`a thread of bots has not answered for ${milliseconds} ms`));
    this.#watchdog = new Watchdog(timers, isLate, patience);
    try {
      this.#thread = start(
        (message) => this.#heard(message),
        (error) => this.#fail(error),
      );
    } catch (error) {
      // Whoever wants it is still about to ask.
      queueMicrotask(() => this.#fail(error));
    }
  }

  get isFree(): boolean {
    return this.#underWay === undefined && !this.#isGone;
  }

  ask(question: Asking, take: (result: ThinkingResult) => void): void {
    this.#begin(question, question.milliseconds ?? 0, take);
  }

  /** Has a portion of work done, which should not take longer than so many milliseconds. */
  work(question: Working, milliseconds: number, take: (result: ThinkingResult) => void): void {
    this.#begin(question, milliseconds, take);
  }

  #begin(
    question: Asking | Working,
    milliseconds: number,
    take: (result: ThinkingResult) => void,
  ): void {
    this.#underWay = { bot: question.bot, take };
    this.#watchdog.asked(milliseconds);
    this.bots.add(question.bot);
    this.#post(question);
  }

  leave(bot: number): void {
    if (this.bots.delete(bot) && !this.#isGone) this.#post({ type: 'leave', bot });
  }

  async close(): Promise<void> {
    this.#isGone = true;
    this.#watchdog.answered();
    await this.#thread?.end();
  }

  #post(question: Question): void {
    try {
      this.#thread?.post(question);
    } catch (error) {
      queueMicrotask(() => this.#fail(error));
    }
  }

  #heard(message: ThreadMessage): void {
    if (this.#isGone) return;
    if (message === 'ready') this.#watchdog.started();
    else this.#answered(message);
  }

  #answered({ bot, result }: Answer): void {
    const underWay = this.#underWay;
    if (underWay?.bot !== bot) return;
    this.#underWay = undefined;
    this.#watchdog.answered();
    underWay.take('value' in result ? result : { problem: errorOf(result.problem) });
  }

  #fail(error: unknown): void {
    if (this.#isGone) return;
    const underWay = this.#underWay;
    void this.close();
    this.#gone();
    if (underWay === undefined) {
      this.#report(new Error('an idle thread of bots has failed', { cause: error }));
      return;
    }
    underWay.take({ problem: error instanceof Error ? error : new Error(String(error)) });
  }
}
