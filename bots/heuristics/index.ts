import type { Game } from '@pepite/kernel';
import type { Bot } from '../bot.ts';
import { aurumHeuristic } from './aurum/index.ts';
import { silverAndGoldHeuristic } from './silver-and-gold/index.ts';
import { auruxxxHeuristic } from './auruxxx/index.ts';
import { random } from '../random.ts';

/** The one place where bots name games: each game's way to weigh a position. */
const HEURISTICS: Readonly<Record<string, () => Bot>> = {
  aurum: aurumHeuristic,
  'silver-and-gold': silverAndGoldHeuristic,
  auruxxx: auruxxxHeuristic,
  // Its own weighing is still to be written: until then it plays at random.
  'or-etc': () => random,
};

export function heuristicFor(game: Game): Bot {
  if (!Object.hasOwn(HEURISTICS, game.id)) throw new Error(`no heuristic bot plays ${game.id}`);
  return HEURISTICS[game.id]();
}
