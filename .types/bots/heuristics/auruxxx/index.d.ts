import type { Hand, Table } from '@pepite/games/auruxxx/world';
import type { Heuristic } from '../../bot.ts';
/** Plays at first sight, by weights found by trying. */
export declare const auruxxxHeuristic: () => Heuristic<Table, Hand>;
