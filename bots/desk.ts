import { gameOf } from '@pepite/games';
import {
  type Game,
  type Move,
  Moves,
  type Options,
  parseView,
  type Rng,
  variantOf,
} from '@pepite/kernel';
import type { Bot } from './bot.ts';
import { type BotName, seatBot } from './names.ts';

/** A seat that a bot is to think for, in words that can be sent to another thread. */
export interface Seating {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly bot: BotName;
}

/** What is asked at a desk. Bots are known by numbers; what they see is text (`printView`). */
export type Question =
  | { readonly type: 'sit'; readonly mind: number; readonly seating: Seating }
  | {
      readonly type: 'choose';
      readonly mind: number;
      /** What the seat has seen since it was last asked. */
      readonly seen: readonly string[];
      /** What it sees now, when it has to decide. */
      readonly view: string;
    }
  | { readonly type: 'rise'; readonly mind: number };

export type Choice = { readonly move: Move } | { readonly error: string };
export type Answer = Choice & { readonly mind: number };

/**
 * Where bots think, be it in this thread or in another one: all that reaches it is text that was a
 * view, so no bot can know more.
 */
export class Desk {
  readonly #bots = new Map<number, { readonly bot: Bot; readonly game: Game }>();
  readonly #moves = new Moves();
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** Takes in what is asked; the answer to a choice. */
  hear(question: Question): Answer | undefined {
    const { mind } = question;
    try {
      if (question.type === 'choose') return { mind, move: this.#choose(question) };
      if (question.type === 'sit') this.#bots.set(mind, seated(question.seating));
      else this.#bots.delete(mind);
      return undefined;
    } catch (error) {
      return { mind, error: String(error) };
    }
  }

  #choose({ mind, seen, view }: Extract<Question, { readonly type: 'choose' }>): Move {
    const found = this.#bots.get(mind);
    if (found === undefined) throw new Error(`nobody sits at desk ${mind}`);
    const { bot, game } = found;
    if (bot.see !== undefined) for (const text of seen) bot.see(parseView(text));
    const now = parseView(view);
    this.#moves.clear();
    game.moves(now, this.#moves);
    return bot.choose(now, this.#moves, this.#rng);
  }
}

function seated({ game: id, options, bot }: Seating): { readonly bot: Bot; readonly game: Game } {
  const base = gameOf(id);
  if (base === undefined) throw new Error(`there is no game ${id}`);
  const game = variantOf(base, options);
  return { bot: seatBot(bot, game), game };
}
