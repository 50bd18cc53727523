import type { Advice, Asking, Choice, Question, Reply, Seating } from '@pepite/bots';
import type { Mind } from './thinking.ts';

/** Brings a question to a desk, and the reply back. */
export type Ask = (question: Question, take: (reply: Reply) => void) => void;

/**
 * A bot at a desk. It sits down when it is first asked something, and what its seat has seen
 * meanwhile is told then, all at once: what that takes is part of its turn to think.
 */
export class DeskMind implements Mind {
  readonly #mind: number;
  readonly #ask: Ask;
  readonly #isStale: () => boolean;
  #seating: Seating | undefined;
  #seen: string[] = [];
  #isClosed = false;

  constructor(mind: number, seating: Seating, ask: Ask, isStale: () => boolean = () => false) {
    this.#mind = mind;
    this.#seating = seating;
    this.#ask = ask;
    this.#isStale = isStale;
  }

  get isStale(): boolean {
    return this.#isStale();
  }

  see(view: string): void {
    this.#seen.push(view);
  }

  choose(view: string, answer: (choice: Choice) => void, milliseconds?: number): void {
    this.#put({ type: 'choose', view, milliseconds }, (reply) => {
      answer('moves' in reply ? { error: 'advice in place of a choice' } : reply);
    });
  }

  advise(view: string, answer: (advice: Advice) => void): void {
    this.#put({ type: 'advise', view }, (reply) => {
      answer('move' in reply ? { error: 'a choice in place of advice' } : reply);
    });
  }

  #put(
    question: Pick<Asking, 'type' | 'view' | 'milliseconds'>,
    take: (reply: Reply) => void,
  ): void {
    const seen = this.#seen;
    const seating = this.#seating;
    this.#seen = [];
    this.#seating = undefined;
    this.#ask({ ...question, mind: this.#mind, seating, seen }, (reply) => {
      if (!this.#isClosed) take(reply);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#ask({ type: 'rise', mind: this.#mind }, () => {});
  }
}
