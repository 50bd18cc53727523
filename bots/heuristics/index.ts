import type { Game, Options } from '@pepite/kernel';
import type { Bot } from '../bot.ts';
import { random } from '../random.ts';
import { aurumHeuristic } from './aurum/index.ts';
import { silverAndGoldHeuristic } from './silver-and-gold/index.ts';
import { auruxxxHeuristic } from './auruxxx/index.ts';
import { orEtcHeuristic } from './or-etc/index.ts';

/** Each game's way to weigh a position, where somebody has written one. */
const HEURISTICS: Readonly<Record<string, (options: Options) => Bot>> = {
  aurum: () => aurumHeuristic(),
  'silver-and-gold': silverAndGoldHeuristic,
  auruxxx: auruxxxHeuristic,
  'or-etc': orEtcHeuristic,
};

/** The games whose bots weigh what they see. */
export const WEIGHED_GAMES: readonly string[] = Object.keys(HEURISTICS);

/** Where all moves seem alike, any of them will do: so a new game is played at every level. */
export const heuristicFor = (game: Game, options: Options = {}): Bot =>
  Object.hasOwn(HEURISTICS, game.id) ? HEURISTICS[game.id](options) : random;
