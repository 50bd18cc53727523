import type { Game, Options } from '@pepite/kernel';
import type { Heuristic } from '../bot.ts';
import { aurumHeuristic } from './aurum/index.ts';
import { silverAndGoldHeuristic } from './silver-and-gold/index.ts';
import { auruxxxHeuristic } from './auruxxx/index.ts';
import { orEtcHeuristic } from './or-etc/index.ts';

/** The one place where bots name games: each game's way to weigh a position. */
const HEURISTICS: Readonly<Record<string, (options: Options) => Heuristic>> = {
  aurum: () => aurumHeuristic(),
  'silver-and-gold': silverAndGoldHeuristic,
  auruxxx: auruxxxHeuristic,
  'or-etc': orEtcHeuristic,
};

export function heuristicFor(game: Game, options: Options = {}): Heuristic {
  if (!Object.hasOwn(HEURISTICS, game.id)) throw new Error(`no heuristic bot plays ${game.id}`);
  return HEURISTICS[game.id](options);
}
