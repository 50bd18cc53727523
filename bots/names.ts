import type { Game } from '@pepite/kernel';
import type { Bot } from './bot.ts';
import { heuristicFor } from './heuristics/index.ts';
import { random } from './random.ts';

export const BOT_NAMES = ['random', 'heuristic'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName =>
  BOT_NAMES.some((known) => known === name);

/** Whether a bot of that name goes by what it has seen before; else nobody needs to tell it. */
export const remembers = (name: BotName, game: Game): boolean =>
  seatBot(name, game).see !== undefined;

/** A bot of that name for one seat of one match. */
export const seatBot = (name: BotName, game: Game): Bot =>
  name === 'random' ? random : heuristicFor(game);
