import type { Choice, Question, Seating } from '@pepite/bots';
import type { Mind } from './thinking.ts';

/** Brings a question to a desk, and the answer back. */
export type Ask = (question: Question, answer?: (choice: Choice) => void) => void;

/** A bot at a desk. What its seat sees is told when it is asked to choose, all at once. */
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
    const seen = this.#seen;
    this.#seen = [];
    this.#ask({ type: 'choose', mind: this.#mind, seen, view }, (choice) => {
      if (!this.#isClosed) answer(choice);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#ask({ type: 'rise', mind: this.#mind });
  }
}
