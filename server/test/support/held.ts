import type { Advice, Choice, Seating } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import { itemAt, type Move, Moves, parseView } from '@pepite/kernel';
import type { Mind, Owner, Thinking } from '@pepite/matches';

const aurum = itemAt(GAMES, 0);

/** What the seat of a view may do. */
export function legalIn(view: string): readonly Move[] {
  const moves = new Moves();
  aurum.moves(parseView(view), moves);
  return [...moves];
}

/** Bots that answer when the test says so. */
export class Held implements Thinking {
  readonly advised: { readonly view: string; readonly answer: (advice: Advice) => void }[] = [];
  readonly asked: { readonly view: string; readonly answer: (choice: Choice) => void }[] = [];

  /** Whether there is room for more bots, and for more hints. */
  room = true;
  /** Whether the bots seated so far are to be replaced. */
  isStale = false;
  readonly seated: string[] = [];
  /** For whom each of them thinks. */
  readonly owners: Owner[] = [];

  hasRoom(): boolean {
    return this.room;
  }

  mayAdvise(): boolean {
    return this.room;
  }

  seat({ bot }: Seating, owner: Owner): Mind {
    this.seated.push(bot);
    this.owners.push(owner);
    this.isStale = false;
    const isStale = (): boolean => this.isStale;
    return {
      get isStale() {
        return isStale();
      },
      see: () => {},
      choose: (view, answer) => void this.asked.push({ view, answer }),
      advise: (view, answer) => void this.advised.push({ view, answer }),
      close: () => {},
    };
  }

  /** The first question that is open is answered with the last legal move. */
  answer(): Move {
    const { view, answer } = this.#next();
    const move = legalIn(view).at(-1) ?? 0;
    answer({ move });
    return move;
  }

  fail(): void {
    this.#next().answer({ error: 'out of ideas' });
  }

  #next() {
    const next = this.asked.shift();
    if (next === undefined) throw new Error('nothing is asked');
    return next;
  }
}
