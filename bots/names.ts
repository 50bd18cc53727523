import { blundering } from './blundering.ts';
import type { Bot } from './bot.ts';
import { heuristicFor } from './heuristics/index.ts';
import { type Level, LEVELS, LEVEL_NAMES } from './levels.ts';
import { random } from './random.ts';
import type { Budget, Clock } from './search/budget.ts';
import { insightFor } from './search/insight/index.ts';
import { SearchBot } from './search/search.ts';
import type { Setting } from './setting.ts';

/** `random` and `heuristic` are for tools; people play against levels. */
export const BOT_NAMES = ['random', 'heuristic', ...LEVEL_NAMES] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName =>
  BOT_NAMES.some((known) => known === name);

/** Time to think, for bots that do, by a clock. */
export interface TimedPace {
  readonly clock: Clock;
  /** Instead of the time of the level. */
  readonly milliseconds?: number;
}

/**
 * How long bots think that do. Without a clock they count what they play on in their minds, as much
 * as is said or as their level does, and the same seed gives the same match.
 */
export type Pace = TimedPace | { readonly iterations: number };

/** Whether a bot of that name goes by what it has seen before; else nobody needs to tell it. */
export function remembers(name: BotName, setting: Setting): boolean {
  // To make a bot that thinks may take a while, and whoever asks this has none.
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
export function seatBot(name: BotName, setting: Setting, pace?: Pace): Bot {
  if (name === 'random') return random;
  if (name === 'heuristic') return heuristicOf(setting);
  const level: Level = LEVELS[name];
  const bot =
    level.budget === undefined ? heuristicOf(setting) : thinker(setting, level.budget, pace);
  return blundering(bot, level.blunders);
}

/** The best we have, for a seat of one match: it plays, and it can say why (`think`). */
export const seatAdviser = (setting: Setting, pace?: Pace): SearchBot =>
  thinker(setting, LEVELS.expert.budget, pace);

const NO_CLOCK: Clock = () => 0;

function thinker(setting: Setting, budget: Budget, pace: Pace | undefined): SearchBot {
  const insight = insightFor(setting);
  return pace !== undefined && 'clock' in pace
    ? new SearchBot(setting, insight, timed(budget, pace), pace.clock)
    : new SearchBot(setting, insight, { iterations: (pace ?? budget).iterations }, NO_CLOCK);
}

const timed = (budget: Budget, { milliseconds }: TimedPace): Budget => ({
  // Who says how long to think means it.
  iterations: milliseconds === undefined ? budget.iterations : Infinity,
  milliseconds: milliseconds ?? budget.milliseconds ?? Infinity,
});
