import { blundering } from './blundering.ts';
import type { Bot } from './bot.ts';
import { heuristicFor } from './heuristics/index.ts';
import { type Level, LEVELS, LEVEL_NAMES } from './levels.ts';
import { random } from './random.ts';
import type { Budget, ReadClock } from './search/budget.ts';
import { insightFor } from './search/insight/index.ts';
import { SearchBot } from './search/search.ts';
import type { Setting } from './setting.ts';

/** `random` and `heuristic` are for tools; people play against levels. */
export const BOT_NAMES = ['random', 'heuristic', ...LEVEL_NAMES] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName =>
  BOT_NAMES.some((known) => known === name);

/** Time to think, for bots that do, by a clock. */
export interface TimedThinking {
  readonly clock: ReadClock;
  /** Instead of the time of the level. */
  readonly milliseconds?: number;
}

/**
 * How long bots think that do. Without a clock they count their playouts, as many as is said or
 * as their level makes, and the same seed gives the same match.
 */
export type ThinkingTime = TimedThinking | { readonly iterations: number };

/** Whether a bot of that name goes by what it has seen before; else nobody needs to tell it. */
export function remembers(name: BotName, setting: Setting): boolean {
  // Making a bot that thinks takes a while, too long for the callers of this.
  if (name === 'expert') return true;
  return seatBot(name, setting).see !== undefined;
}

/** Whether a bot of that name takes its time; the others answer at first sight. */
export function thinks(name: BotName | 'adviser'): boolean {
  if (name === 'random' || name === 'heuristic') return false;
  const level: Level = LEVELS[name === 'adviser' ? 'expert' : name];
  return level.budget !== undefined;
}

const heuristicOf = ({ game, options }: Setting): Bot => heuristicFor(game, options);

/** A bot of that name for one seat of one match. */
export function seatBot(name: BotName, setting: Setting, time?: ThinkingTime): Bot {
  if (name === 'random') return random;
  if (name === 'heuristic') return heuristicOf(setting);
  const level: Level = LEVELS[name];
  const bot =
    level.budget === undefined ? heuristicOf(setting) : thinker(setting, level.budget, time);
  return blundering(bot, level.blunders);
}

/** The best we have, for a seat of one match: it plays, and it can say why (`think`). */
export const seatAdviser = (setting: Setting, time?: ThinkingTime): SearchBot =>
  thinker(setting, LEVELS.expert.budget, time);

const NO_CLOCK: ReadClock = () => 0;

function thinker(setting: Setting, budget: Budget, time: ThinkingTime | undefined): SearchBot {
  const insight = insightFor(setting);
  return time !== undefined && 'clock' in time
    ? new SearchBot(setting, insight, timed(budget, time), time.clock)
    : new SearchBot(setting, insight, { iterations: (time ?? budget).iterations }, NO_CLOCK);
}

const timed = (budget: Budget, { milliseconds }: TimedThinking): Budget => ({
  // Who says how long to think means it.
  iterations: milliseconds === undefined ? budget.iterations : Infinity,
  milliseconds: milliseconds ?? budget.milliseconds ?? Infinity,
});
