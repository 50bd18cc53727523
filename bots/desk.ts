import { gameOf } from '@pepite/games';
import {
  type Move,
  Moves,
  type Options,
  parseView,
  type Rng,
  Seeded,
  variantOf,
  type View,
} from '@pepite/kernel';
import type { Bot } from './bot.ts';
import { type BotName, type Pace, seatAdviser, seatBot } from './names.ts';
import type { Clock } from './search/budget.ts';
import type { SearchBot } from './search/search.ts';
import type { Weighed } from './search/thought.ts';
import type { Setting } from './setting.ts';

/** A seat to think for, in words that can be sent to another thread. */
export interface Seating {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** Who plays there; or somebody who only says what the best bot would do. */
  readonly bot: BotName | 'adviser';
  /** Where its chance begins, in tests: then it counts what it thinks, and can be repeated. */
  readonly seed?: number | undefined;
}

/** What is asked at a desk. Bots are known by numbers; what they see is text (`printView`). */
export type Question = Asking | { readonly type: 'rise'; readonly mind: number };

/** What takes a moment to answer. */
export interface Asking {
  readonly type: 'choose' | 'advise';
  readonly mind: number;
  /** Where the bot sits down, when it is first asked. */
  readonly seating?: Seating | undefined;
  /** What the seat has seen since it was last asked. */
  readonly seen: readonly string[];
  /** What it sees now, when it has to decide. */
  readonly view: string;
  /** How long it may think, if that is less than it would. */
  readonly milliseconds?: number | undefined;
}

export interface Failure {
  readonly error: string;
}
export type Choice = { readonly move: Move } | Failure;
/** What was thought of, the best first. */
export type Advice = { readonly moves: readonly Weighed[] } | Failure;
export type Reply = Choice | Advice;
export type Answer = Reply & { readonly mind: number };

/** What a bot thinks that can be repeated: little, so that it is done on the slowest machine. */
const COUNTED: Pace = { iterations: 100 };

interface Seated {
  readonly setting: Setting;
  readonly bot: Bot;
  readonly adviser?: SearchBot;
  readonly rng: Rng;
}

/**
 * Where bots think, be it in this thread or in another one: all that reaches it is text that was a
 * view, so no bot can know more.
 */
export class Desk {
  readonly #seated = new Map<number, Seated>();
  readonly #moves = new Moves();
  readonly #rng: Rng;
  readonly #clock: Clock | undefined;

  /** Without a clock, bots count what they think instead of looking at the time. */
  constructor(rng: Rng, clock?: Clock) {
    this.#rng = rng;
    this.#clock = clock;
  }

  /** Takes in what is asked; the answer, where there is one. */
  hear(question: Question): Answer | undefined {
    const { mind } = question;
    try {
      if (question.type === 'choose') return { mind, move: this.#choose(question) };
      if (question.type === 'advise') return { mind, moves: this.#advise(question) };
      this.#seated.delete(mind);
      return undefined;
    } catch (error) {
      return { mind, error: String(error) };
    }
  }

  #seat({ game: id, rules, seats, options, bot, seed }: Seating): Seated {
    const game = gameOf(id, rules);
    if (game === undefined) throw new Error(`there is no game ${id} with rules ${rules}`);
    const setting = { game: variantOf(game, options), seats, options };
    const rng = seed === undefined ? this.#rng : new Seeded(seed);
    const pace = seed === undefined ? this.#clock && { clock: this.#clock } : COUNTED;
    if (bot !== 'adviser') return { setting, rng, bot: seatBot(bot, setting, pace) };
    const adviser = seatAdviser(setting, pace);
    return { setting, rng, bot: adviser, adviser };
  }

  #choose(question: Asking): Move {
    const { seated, view } = this.#prepare(question);
    return seated.bot.choose(view, this.#moves, seated.rng, question.milliseconds);
  }

  #advise(question: Asking): readonly Weighed[] {
    const { seated, view } = this.#prepare(question);
    if (seated.adviser === undefined) throw new Error('only an adviser gives advice');
    const { milliseconds } = question;
    return seated.adviser.think(view, this.#moves, seated.rng, milliseconds).moves;
  }

  /** Tells a bot what its seat has seen, and lists what it may do. */
  #prepare({ mind, seating, seen, view }: Asking): {
    readonly seated: Seated;
    readonly view: View<unknown, unknown>;
  } {
    if (seating !== undefined) this.#seated.set(mind, this.#seat(seating));
    const seated = this.#seated.get(mind);
    if (seated === undefined) throw new Error(`nobody sits at desk ${mind}`);
    if (seated.bot.see !== undefined) for (const text of seen) seated.bot.see(parseView(text));
    const now = parseView(view);
    this.#moves.clear();
    seated.setting.game.moves(now, this.#moves);
    return { seated, view: now };
  }
}
