import type { Bot } from './bot.ts';
import { type BotName, seatBot } from './names.ts';
import type { Setting } from './setting.ts';

/**
 * The bots of one table for match after match. To make one takes longer than some of its decisions,
 * so that those who can forget stay.
 */
export class SeatedBots {
  readonly #names: readonly BotName[];
  readonly #setting: Setting;
  #bots: readonly Bot[] = [];

  constructor(names: readonly BotName[], setting: Setting) {
    this.#names = names;
    this.#setting = setting;
  }

  /** By seat, for the next match; none of the match before is to be asked any more. */
  next(): readonly Bot[] {
    const before = this.#bots;
    this.#bots = this.#names.map((name, seat) => {
      const bot = before.at(seat);
      if (bot?.forget === undefined) return seatBot(name, this.#setting);
      bot.forget();
      return bot;
    });
    return this.#bots;
  }
}
