import { type Answer, type Question, type Reply, thinks } from '@pepite/bots';

/** Milliseconds from a question until it is to be answered, the way there and back aside. */
const WITHIN = 900;
/** However long others took, whoever is asked may think for so long. */
const LEAST = 30;

/** What takes a moment to answer: not who sits down and rises, which is only said. */
type Asking = Extract<Question, { readonly type: 'choose' | 'advise' }>;

interface Entry {
  readonly question: Asking;
  readonly deadline: number;
  readonly take: (reply: Reply) => void;
}

/**
 * What is asked at one desk: one question at a time, those that need no thought first, then hints,
 * for which somebody waits. A question has a deadline from when it is asked. Whoever comes next is
 * given what is left until then, shared with those who wait behind: the busier the desk, the
 * shorter the thoughts, so that the last one is in time as well.
 */
export class Agenda {
  readonly #post: (question: Question) => void;
  readonly #now: () => number;
  readonly #thinkers = new Set<number>();
  #waiting: Entry[] = [];
  #underWay: Entry | undefined;

  constructor(post: (question: Question) => void, now: () => number) {
    this.#post = post;
    this.#now = now;
  }

  ask(question: Question, take: (reply: Reply) => void = () => undefined): void {
    if (question.type === 'choose' || question.type === 'advise') {
      this.#waiting.push({ question, deadline: this.#now() + WITHIN, take });
      this.#wake();
      return;
    }
    const { mind } = question;
    if (question.type === 'sit' && thinks(question.seating.bot)) this.#thinkers.add(mind);
    if (question.type === 'rise') this.#forget(mind);
    this.#post(question);
  }

  #forget(mind: number): void {
    this.#thinkers.delete(mind);
    this.#waiting = this.#waiting.filter(({ question }) => question.mind !== mind);
  }

  /** The desk has answered. */
  answered({ mind, ...reply }: Answer): void {
    const entry = this.#underWay;
    // Somebody could not sit down: that is told, too, to whoever asks them.
    if (entry?.question.mind !== mind) return;
    this.#underWay = undefined;
    entry.take(reply);
    this.#wake();
  }

  /** The desk is gone: whoever waits is told. */
  fail(error: string): void {
    const lost = this.#underWay === undefined ? [] : [this.#underWay];
    const waiting = [...lost, ...this.#waiting];
    this.#underWay = undefined;
    this.#waiting = [];
    for (const { take } of waiting) take({ error });
  }

  /** All bots of a match are asked in one breath: whoever is first is to know of the others. */
  #wake(): void {
    queueMicrotask(() => this.#goOn());
  }

  #goOn(): void {
    const [first, ...others] = this.#waiting;
    if (first === undefined || this.#underWay !== undefined) return;
    const next = others.reduce(
      (one, other) => (this.#rank(other) < this.#rank(one) ? other : one),
      first,
    );
    const sharing = this.#waiting.filter((entry) => this.#thinkers.has(entry.question.mind));
    const left = (next.deadline - this.#now()) / Math.max(1, sharing.length);
    this.#waiting = this.#waiting.filter((entry) => entry !== next);
    this.#underWay = next;
    this.#post({ ...next.question, milliseconds: Math.max(LEAST, left) });
  }

  #rank({ question: { mind, type } }: Entry): number {
    if (!this.#thinkers.has(mind)) return 0;
    return type === 'advise' ? 1 : 2;
  }
}
