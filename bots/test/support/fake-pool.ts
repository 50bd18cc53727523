import { itemAt, type Read } from '@pepite/kernel';
import { BotPool, type PoolParts } from '../../host/pool.ts';
import type {
  Asking,
  BotRole,
  Failure,
  Question,
  ThreadMessage,
  Thoughts,
  Working,
} from '../../host/protocol.ts';
import type { BotClient, Choice, Owner } from '../../host/service.ts';
import { TestTimers } from './timers.ts';

/** A thread that answers when the test says so. */
export class FakeThread {
  readonly posted: Question[] = [];
  readonly say: (message: ThreadMessage) => void;
  readonly fail: (error: unknown) => void;
  isEnded = false;
  #answers = 0;

  constructor(say: (message: ThreadMessage) => void, fail: (error: unknown) => void) {
    this.say = say;
    this.fail = fail;
  }

  /** The last thing that it was asked. */
  get asked(): Asking {
    const question = this.#last;
    if (question === undefined || question.type === 'work') throw new Error('no bot is asked');
    return question;
  }

  /** The portion of a job that it does. */
  get working(): Working {
    const question = this.#last;
    if (question?.type !== 'work') throw new Error('no job is done');
    return question;
  }

  get #last(): Asking | Working | undefined {
    return this.posted.findLast((one) => one.type !== 'leave');
  }

  /** Whether it owes an answer. */
  get isBusy(): boolean {
    return this.posted.filter(({ type }) => type !== 'leave').length > this.#answers;
  }

  /** Answers what it was asked last. */
  answer(result: Read<Thoughts, Failure> = { value: { move: 1 } }): void {
    this.#answers++;
    this.say({ bot: this.#last?.bot ?? -1, result });
  }
}

export const SETUP = { game: 'aurum', rules: 1, seats: 3, options: {} };

export const HERE: Owner = { match: 'm', origin: () => 'here', guest: () => 'Ann' };

/** What has become of a question. */
export interface Asked {
  choice?: Choice;
}

/** A pool of threads that answer when the test says so, by a clock that it sets. */
export class FakePool {
  readonly timers = new TestTimers();
  readonly threads: FakeThread[] = [];
  readonly reports: unknown[] = [];
  readonly pool: BotPool;

  constructor(parts: Partial<PoolParts> = {}) {
    this.pool = new BotPool({
      threads: 1,
      timers: this.timers,
      report: (error) => this.reports.push(error),
      start: (say, fail) => {
        const thread = new FakeThread(say, fail);
        this.threads.push(thread);
        return {
          post: (question) => thread.posted.push(question),
          end: () => Promise.resolve((thread.isEnded = true)),
        };
      },
      ...parts,
    });
  }

  /** The thread that was started as number so much, from 0. */
  thread(place: number): FakeThread {
    return itemAt(this.threads, place);
  }

  readonly seat = (bot: BotRole, owner = HERE): BotClient =>
    this.pool.seat({ ...SETUP, bot }, owner);
}

/** Asks a bot whose seat has seen so much. */
export function choose(client: BotClient, history: readonly string[] = []): Asked {
  const asked: Asked = {};
  client.choose({ view: 'now', history: () => history }, (choice) => (asked.choice = choice));
  return asked;
}

/** Lets the pool hand out what was asked: it does so when all who ask at once have done so. */
export const settled = (): Promise<void> => Promise.resolve();
