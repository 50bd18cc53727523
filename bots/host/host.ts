import { gameOf } from '@pepite/games';
import { Moves, parseView, type Rng, Seeded, variantOf, type View } from '@pepite/kernel';
import type { Bot } from '../bot.ts';
import { seatAdviser, seatBot, type ThinkingTime } from '../names.ts';
import type { ReadClock } from '../search/budget.ts';
import type { SearchBot } from '../search/search.ts';
import type { Setting } from '../setting.ts';
import { printFailure } from './failure.ts';
import type { Answer, Asking, BotSetup, Question, Thoughts } from './protocol.ts';

/** What a bot thinks that can be repeated: little, so that it is done on the slowest machine. */
const COUNTED: ThinkingTime = { iterations: 100 };

/** Threads that do other work, too, hear of it before their bots do. */
const NO_WORK = printFailure(new Error('only bots are at work in this thread'));

interface Hosted {
  readonly setting: Setting;
  readonly bot: Bot;
  readonly adviser?: SearchBot;
}

/**
 * The bots of one thread. All that reaches them is text that was a view, so no bot can know more
 * than its seat.
 */
export class BotHost {
  readonly #hosted = new Map<number, Hosted>();
  readonly #moves = new Moves();
  readonly #rng: Rng;
  readonly #clock: ReadClock | undefined;

  /** Without a clock, bots count what they think instead of looking at the time. */
  constructor(rng: Rng, clock?: ReadClock) {
    this.#rng = rng;
    this.#clock = clock;
  }

  /** Takes in a question; the answer, where there is one. */
  hear(question: Question): Answer | undefined {
    const { bot } = question;
    if (question.type === 'work') return { bot, result: { problem: NO_WORK } };
    if (question.type !== 'leave') return this.answer(question);
    this.#hosted.delete(bot);
    return undefined;
  }

  answer(question: Asking): Answer {
    const { bot } = question;
    try {
      return { bot, result: { value: this.#think(question) } };
    } catch (error) {
      return { bot, result: { problem: printFailure(error) } };
    }
  }

  #think(question: Asking): Thoughts {
    const { hosted, view } = this.#prepare(question);
    const rng = question.seed === undefined ? this.#rng : new Seeded(question.seed);
    const { type, milliseconds } = question;
    if (type === 'choose') return { move: hosted.bot.choose(view, this.#moves, rng, milliseconds) };
    if (hosted.adviser === undefined) throw new Error('only an adviser gives advice');
    return { moves: hosted.adviser.advise(view, this.#moves, rng, milliseconds).moves };
  }

  /** Tells a bot what its seat has seen, and lists what it may do. */
  #prepare({ bot, setup, seen, view }: Asking): {
    readonly hosted: Hosted;
    readonly view: View<unknown, unknown>;
  } {
    if (setup !== undefined) this.#hosted.set(bot, this.#seat(setup));
    const hosted = this.#hosted.get(bot);
    if (hosted === undefined) throw new Error(`bot ${bot} is not seated in this thread`);
    if (hosted.bot.see !== undefined) for (const text of seen) hosted.bot.see(parseView(text));
    const now = parseView(view);
    this.#moves.clear();
    hosted.setting.game.moves(now, this.#moves);
    return { hosted, view: now };
  }

  #seat({ game: id, rules, seats, options, bot, seed }: BotSetup): Hosted {
    const game = gameOf(id, rules);
    if (game === undefined) throw new Error(`there is no game ${id} with rules ${rules}`);
    const setting = { game: variantOf(game, options), seats, options };
    const pace = seed === undefined ? this.#clock && { clock: this.#clock } : COUNTED;
    if (bot !== 'adviser') return { setting, bot: seatBot(bot, setting, pace) };
    const adviser = seatAdviser(setting, pace);
    return { setting, bot: adviser, adviser };
  }
}
