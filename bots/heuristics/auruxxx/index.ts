import type { Hand, Table } from '@pepite/games/auruxxx/world';
import type { Heuristic } from '../../bot.ts';
import { Weigher } from './weigher.ts';
import { WEIGHTS } from './weights.ts';

/** Plays at first sight, by weights found by trying. */
export const auruxxxHeuristic = (): Heuristic<Table, Hand> => new Weigher(WEIGHTS);
