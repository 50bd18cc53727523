import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the others. */
export const random: Bot = {
  choose: (_view, moves, rng) => moves.draw(rng),
  forget() {},
};
