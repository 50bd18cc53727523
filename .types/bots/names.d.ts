import type { Bot } from './bot.ts';
import type { Clock } from './search/budget.ts';
import { SearchBot } from './search/search.ts';
import type { Setting } from './setting.ts';
/** `random` and `heuristic` are for tools; people play against levels. */
export declare const BOT_NAMES: readonly ["random", "heuristic", ...("newcomer" | "casual" | "regular" | "strong" | "expert")[]];
export type BotName = (typeof BOT_NAMES)[number];
export declare const isBotName: (name: string) => name is BotName;
/**
 * Time to think, for bots that do. Without it they count what they play on in their minds instead,
 * and the same seed gives the same match.
 */
export interface Pace {
    readonly clock: Clock;
    /** Instead of the time of the level. */
    readonly milliseconds?: number;
}
/** Whether a bot of that name goes by what it has seen before; else nobody needs to tell it. */
export declare function remembers(name: BotName, setting: Setting): boolean;
/** Whether a bot of that name takes its time; the others answer at first sight. */
export declare function thinks(name: BotName | 'adviser'): boolean;
/** A bot of that name for one seat of one match. */
export declare function seatBot(name: BotName, setting: Setting, pace?: Pace): Bot;
/** The best we have, for a seat of one match: it plays, and it can say why (`think`). */
export declare const seatAdviser: (setting: Setting, pace?: Pace) => SearchBot;
