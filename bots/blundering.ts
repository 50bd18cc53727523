import type { Bot } from './bot.ts';

/** A bot that does just anything so many times out of a hundred. */
export const blundering = (bot: Bot, blunders: number): Bot =>
  blunders === 0
    ? bot
    : {
        see: (view) => bot.see?.(view),
        ...(bot.forget === undefined ? {} : { forget: () => bot.forget?.() }),
        choose: (view, moves, rng, milliseconds) =>
          rng.below(100) < blunders ? moves.draw(rng) : bot.choose(view, moves, rng, milliseconds),
      };
