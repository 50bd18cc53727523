import type { Game, Options } from '@pepite/kernel';
import type { Heuristic } from '../bot.ts';
export declare function heuristicFor(game: Game, options?: Options): Heuristic;
