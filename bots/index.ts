export type { Bot } from './bot.ts';
export { cryptographic } from './chance.ts';
export { type Answer, type Choice, Desk, type Question, type Seating } from './desk.ts';
export { playMatch, type Played } from './match.ts';
export { BOT_NAMES, type BotName, isBotName, remembers, seatBot } from './names.ts';
