import type { Answer, Asking, Question, Reply } from '@pepite/bots';
import { Agenda, type Asker } from './agenda.ts';
import type { Cancel, Clock } from './clock.ts';

/** A thread with a desk, of the server or of a page. */
export interface Thread {
  post(question: Question): void;
  end(): Promise<unknown>;
}

/** Starts a thread that says what its desk answers, and when it has failed. */
export type StartThread = (
  heard: (answer: Answer) => void,
  failed: (error: unknown) => void,
) => Thread;

/** How many milliseconds a thread may be late before it is given up. */
export interface Patience {
  /** While it has not answered anything yet: it may still be starting. */
  readonly first: number;
  readonly later: number;
}

const PATIENCE: Patience = { first: 30_000, later: 5000 };

/**
 * A thread in which bots think, and what is asked there. If it fails, or does not answer in time,
 * it is ended and whoever waits is told; nothing can be asked here any more then.
 */
export class Room {
  readonly #clock: Clock;
  readonly #report: (error: unknown) => void;
  readonly #patience: Patience;
  readonly #thread: Thread;
  readonly #agenda: Agenda;
  #stopWatching: Cancel = () => {};
  #hasAnswered = false;
  #isGone = false;

  constructor(
    start: StartThread,
    clock: Clock,
    report: (error: unknown) => void,
    patience: Patience = PATIENCE,
  ) {
    this.#clock = clock;
    this.#report = report;
    this.#patience = patience;
    this.#agenda = new Agenda(
      (question) => this.#post(question),
      () => clock.now(),
    );
    this.#thread = start(
      (answer) => this.#heard(answer),
      (error) => this.#fail(error),
    );
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  ask(question: Asking, asker: Asker, take: (reply: Reply) => void): void {
    if (this.#isGone) take({ error: 'the thread of this bot is gone' });
    else this.#agenda.ask(question, asker, take);
  }

  rise(mind: number): void {
    if (!this.#isGone) this.#agenda.rise(mind);
  }

  /** How many hints an origin waits for. */
  hints(origin: string): number {
    return this.#agenda.hints(origin);
  }

  async close(): Promise<void> {
    this.#isGone = true;
    this.#stopWatching();
    await this.#thread.end();
  }

  #post(question: Question): void {
    this.#thread.post(question);
    if (question.type !== 'rise') this.#watch(question.milliseconds ?? 0);
  }

  /** A thread that hangs would keep all waiting who think there. */
  #watch(budget: number): void {
    const { first, later } = this.#patience;
    const most = budget + (this.#hasAnswered ? later : first);
    this.#stopWatching = this.#clock.after(most, () =>
      this.#fail(new Error(`a thread of bots has not answered for ${Math.round(most)} ms`)),
    );
  }

  #heard(answer: Answer): void {
    if (this.#isGone) return;
    this.#hasAnswered = true;
    this.#stopWatching();
    this.#agenda.answered(answer);
  }

  #fail(error: unknown): void {
    if (this.#isGone) return;
    void this.close();
    this.#report(error);
    this.#agenda.fail(String(error));
  }
}
