import type { Game, Options } from '@pepite/kernel';
import type { Bot } from './bot.ts';
import { heuristicFor } from './heuristics/index.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { cryptographic } from './chance.ts';
export { playMatch, type Played } from './match.ts';

export const BOT_NAMES = ['random', 'heuristic'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName =>
  BOT_NAMES.some((known) => known === name);

/** A bot of that name for one seat of one match, played with such options. */
export const seatBot = (name: BotName, game: Game, options: Options = {}): Bot =>
  name === 'random' ? random : heuristicFor(game, options);
