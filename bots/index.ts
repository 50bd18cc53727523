export type { Bot } from './bot.ts';
export { cryptographic } from './chance.ts';
export {
  commandOf,
  type Contender,
  isContender,
  isProgram,
  type ProgramName,
} from './contender.ts';
export {
  CrossEntropy,
  type CrossEntropyState,
  type Fittable,
  FITTABLE_GAMES,
  fittableOf,
} from './fitting/index.ts';
export { heuristicFor } from './heuristics/index.ts';
export { LADDER, type MeasuredLadder } from './ladder.ts';
export { LEVELS, LEVEL_NAMES, type Level, type LevelName, type LevelWords } from './levels.ts';
export { playMatch, type Played } from './match.ts';
export { PlayOn } from './play-on.ts';
export {
  BOT_NAMES,
  type BotName,
  isBotName,
  remembers,
  seatAdviser,
  seatBot,
  type ThinkingTime,
  thinks,
} from './names.ts';
export type { ReadClock } from './search/budget.ts';
export type { Insight } from './search/insight.ts';
export { insightFor } from './search/insight/index.ts';
export { Playout } from './search/playout.ts';
export { PlayoutRng } from './search/playout-rng.ts';
export { SearchBot } from './search/search.ts';
export type { Thought, Weighed } from './search/thought.ts';
export type { Setting } from './setting.ts';
export {
  type MatchDice,
  playWithoutReferee,
  type Unrefereed,
  type Watcher,
} from './unrefereed-match.ts';
export { UnrefereedTable } from './unrefereed-table.ts';
