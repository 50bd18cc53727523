import type { Advice, Choice, Question, Reply, Seating } from '@pepite/bots';
import type { Mind } from './thinking.ts';

/** Brings a question to a desk, and the reply back. */
export type Ask = (question: Question, take?: (reply: Reply) => void) => void;

/** A bot at a desk. What its seat sees is told when it is asked something, all at once. */
export class DeskMind implements Mind {
  readonly #mind: number;
  readonly #ask: Ask;
  #seen: string[] = [];
  #isClosed = false;

  constructor(mind: number, seating: Seating, ask: Ask) {
    this.#mind = mind;
    this.#ask = ask;
    ask({ type: 'sit', mind, seating });
  }

  see(view: string): void {
    this.#seen.push(view);
  }

  choose(view: string, answer: (choice: Choice) => void): void {
    this.#put('choose', view, (reply) => {
      answer('moves' in reply ? { error: 'advice in place of a choice' } : reply);
    });
  }

  advise(view: string, answer: (advice: Advice) => void): void {
    this.#put('advise', view, (reply) => {
      answer('move' in reply ? { error: 'a choice in place of advice' } : reply);
    });
  }

  #put(type: 'choose' | 'advise', view: string, take: (reply: Reply) => void): void {
    const seen = this.#seen;
    this.#seen = [];
    this.#ask({ type, mind: this.#mind, seen, view }, (reply) => {
      if (!this.#isClosed) take(reply);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#ask({ type: 'rise', mind: this.#mind });
  }
}
