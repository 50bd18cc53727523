import type { Bot } from './bot.ts';
/** A bot that does just anything so many times out of a hundred. */
export declare const blundering: (bot: Bot, blunders: number) => Bot;
