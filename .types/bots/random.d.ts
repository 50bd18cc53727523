import type { Bot } from './bot.ts';
/** Any legal move, each as likely as the others. */
export declare const random: Bot;
