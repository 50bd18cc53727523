import type { Answer, Asking, Question, Reply } from '@pepite/bots';
import { FairQueue, type Waiting } from './fair-queue.ts';

/** Milliseconds from a question until it is to be answered, unless it says so itself. */
const WITHIN = 900;
/** However long others took, whoever is asked may think for so long. */
const LEAST = 30;

/** For whom something is asked, as far as sharing goes. */
export type Asker = Omit<Waiting, 'isHint'>;

interface Entry extends Waiting {
  readonly question: Asking;
  readonly deadline: number;
  readonly take: (reply: Reply) => void;
}

/**
 * What is asked at one desk: one question at a time, in a fair order. A question has a deadline
 * from when it is asked. Whoever comes next is given what is left until then, shared among what
 * waits for the same guest, the guests of its origin and the origins: the busier the desk, the
 * shorter the thoughts, but nobody's get shorter because somebody else asks a lot.
 */
export class Agenda {
  readonly #post: (question: Question) => void;
  readonly #now: () => number;
  readonly #queue = new FairQueue<Entry>();
  #underWay: Entry | undefined;

  constructor(post: (question: Question) => void, now: () => number) {
    this.#post = post;
    this.#now = now;
  }

  ask(question: Asking, asker: Asker, take: (reply: Reply) => void): void {
    const deadline = this.#now() + (question.milliseconds ?? WITHIN);
    const isHint = question.type === 'advise';
    this.#queue.add({ ...asker, isHint, question, deadline, take });
    this.#wake();
  }

  /** Whoever has risen waits for nothing any more. */
  rise(mind: number): void {
    this.#queue.remove(({ question }) => question.mind === mind);
    this.#post({ type: 'rise', mind });
  }

  /** How many hints an origin waits for. */
  hints(origin: string): number {
    const isOwn = (entry: Entry): boolean => entry.isHint && entry.origin === origin;
    const underWay = this.#underWay !== undefined && isOwn(this.#underWay) ? 1 : 0;
    return underWay + this.#queue.count(isOwn);
  }

  /** The desk has answered. */
  answered({ mind, ...reply }: Answer): void {
    const entry = this.#underWay;
    if (entry?.question.mind !== mind) return;
    this.#underWay = undefined;
    entry.take(reply);
    this.#wake();
  }

  /** The desk is gone: whoever waits is told. */
  fail(error: string): void {
    const lost = this.#underWay === undefined ? [] : [this.#underWay];
    this.#underWay = undefined;
    for (const { take } of [...lost, ...this.#queue.clear()]) take({ error });
  }

  /** All bots of a match are asked in one breath: whoever is first is to know of the others. */
  #wake(): void {
    queueMicrotask(() => this.#goOn());
  }

  #goOn(): void {
    if (this.#underWay !== undefined) return;
    const next = this.#queue.take();
    if (next === undefined) return;
    const left = (next.deadline - this.#now()) / this.#queue.sharing(next);
    this.#underWay = next;
    this.#post({ ...next.question, milliseconds: Math.max(LEAST, left) });
  }
}
