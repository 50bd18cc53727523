import { type Answer, type Asking, BotHost, type BotService } from '@pepite/bots/host';
import { type Game, type Move, Moves, parseView, Seeded, type View } from '@pepite/kernel';
import type { Clock } from '@pepite/matches';
import { directClient } from '../../../bots/test/support/direct.ts';

/** Answers by which a seat does nothing: whoever can do nothing else answers so, too. */
const QUIET = ['skip', 'let'];
/** One choice in so many is another one in the twin, though it need not be. */
const OTHER = 20;

/**
 * Bots whose thoughts take longer the more there is to choose from, and no time if there is no
 * choice. Those of the second match choose what those of the first one chose, where they may.
 */
export class PairBots implements BotService {
  readonly #game: Game;
  readonly #clock: Clock;
  readonly #ply: () => number;
  readonly #first: PairBots | undefined;
  readonly #host = new BotHost({ below: (n) => this.#rng.below(n) });
  /** What was chosen, by seat, ply and place in the choice. */
  readonly chosen = new Map<string, Move>();
  /** By seat and ply, how many moves of a choice have been asked for. */
  readonly #asked = new Map<string, number>();
  #rng = new Seeded(0);
  #bots = 0;

  constructor(game: Game, clock: Clock, ply: () => number, first?: PairBots) {
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

  seat(setup: Parameters<BotService['seat']>[0]) {
    return directClient(this.#bots++, setup, (question, take) => {
      if (question.type === 'leave') this.#host.hear(question);
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
    const answer: Answer = { bot: question.bot, result: { value: { move } } };
    this.chosen.set(`${turn} ${place}`, move);
    this.#clock.after(this.#timeFor(view), () => take(answer));
  }

  #choose(question: Asking, view: View<unknown, unknown>, key: string | undefined): Move {
    const isLegal = (move: Move): boolean => this.#game.judge(view, move) === undefined;
    const { result } = this.#host.answer(question);
    if (!('value' in result && 'move' in result.value)) throw new Error(JSON.stringify(result));
    const own = result.value;
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
