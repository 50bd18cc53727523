import type { Game } from '@pepite/kernel';
import type { Heuristic } from '../bot.ts';
import { aurumHeuristic } from './aurum/index.ts';
import { silverAndGoldHeuristic } from './silver-and-gold/index.ts';
import { auruxxxHeuristic } from './auruxxx/index.ts';

/** The one place where bots name games: each game's way to weigh a position. */
const HEURISTICS: Readonly<Record<string, () => Heuristic>> = {
  aurum: aurumHeuristic,
  'silver-and-gold': silverAndGoldHeuristic,
  auruxxx: auruxxxHeuristic,
};

export function heuristicFor(game: Game): Heuristic {
  if (!Object.hasOwn(HEURISTICS, game.id)) throw new Error(`no heuristic bot plays ${game.id}`);
  return HEURISTICS[game.id]();
}
