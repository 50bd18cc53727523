import { type Answer, type Asking, Desk } from '@pepite/bots';
import { type Game, type Move, Moves, parseView, Seeded, type View } from '@pepite/kernel';
import { type Clock, DeskMind, type Thinking } from '@pepite/matches';

/** Answers by which a seat does nothing: whoever can do nothing else answers so, too. */
const QUIET = ['skip', 'let'];
/** One choice in so many is another one in the twin, though it need not be. */
const OTHER = 20;

/**
 * Bots whose thoughts take longer the more there is to choose from, and no time if there is no
 * choice. Those of the second match choose what those of the first one chose, where they may.
 */
export class TwinBots implements Thinking {
  readonly #game: Game;
  readonly #clock: Clock;
  readonly #ply: () => number;
  readonly #first: TwinBots | undefined;
  readonly #desk = new Desk({ below: (n) => this.#rng.below(n) });
  /** What was chosen, by seat, ply and place in the choice. */
  readonly chosen = new Map<string, Move>();
  /** By seat and ply, how many moves of a choice have been asked for. */
  readonly #asked = new Map<string, number>();
  #rng = new Seeded(0);
  #minds = 0;

  constructor(game: Game, clock: Clock, ply: () => number, first?: TwinBots) {
    this.#game = game;
    this.#clock = clock;
    this.#ply = ply;
    this.#first = first;
  }

  hasRoom(): boolean {
    return true;
  }

  mayAdvise(): boolean {
    return true;
  }

  seat(seating: Parameters<Thinking['seat']>[0]) {
    return new DeskMind(this.#minds++, seating, (question, take) => {
      if (question.type === 'rise') this.#desk.hear(question);
      else this.#answer(question, take);
    });
  }

  #answer(question: Asking, take: (answer: Answer) => void): void {
    const view = parseView<unknown, unknown>(question.view);
    const turn = `${view.seat} ${this.#ply()}`;
    const place = this.#asked.get(turn) ?? 0;
    this.#asked.set(turn, place + 1);
    this.#rng = new Seeded(97 * this.#ply() + 7 * view.seat + place);
    const isOther = this.#first !== undefined && this.#rng.below(OTHER) === 0;
    if (isOther) this.#rng = new Seeded(this.#ply(), 1);
    const move = this.#choose(question, view, isOther ? undefined : `${turn} ${place}`);
    const answer = { mind: question.mind, move };
    this.chosen.set(`${turn} ${place}`, move);
    this.#clock.after(this.#timeFor(view), () => take(answer));
  }

  #choose(question: Asking, view: View<unknown, unknown>, key: string | undefined): Move {
    const isLegal = (move: Move): boolean => this.#game.judge(view, move) === undefined;
    const own = this.#desk.hear(question);
    if (own === undefined || !('move' in own)) throw new Error(JSON.stringify(own));
    const quiet = QUIET.map((text) => this.#game.parse(text)).find(
      (move) => move !== undefined && isLegal(move),
    );
    if (key === undefined) return own.move;
    const known = this.#first?.chosen.get(key);
    if (known !== undefined && isLegal(known)) return known;
    // The first one was answered for, or may just as well do nothing.
    const isQuiet = this.#first === undefined ? this.#rng.below(3) > 0 : known === undefined;
    return isQuiet ? (quiet ?? own.move) : own.move;
  }

  #timeFor(view: View<unknown, unknown>): number {
    const moves = new Moves();
    this.#game.moves(view, moves);
    return moves.weight === 1 ? 0 : 20 + Math.min(moves.weight, 60);
  }
}
