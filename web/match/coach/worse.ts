import type { HintedMove } from '@pepite/protocol';
import { percentOf } from './hints.ts';

/**
 * A move is much worse than the best if it is behind by so many percent points to win. Measured
 * with the level `strong`, which makes no slips: it is asked to look again at one choice in 300,
 * and with 10 points at five; of all moves that can be made in Aurum every fifth is that bad.
 */
const MUCH = 15;

/** What somebody would give away by a move. */
export interface Regret {
  /** What the expert would do instead, in the notation of records. */
  readonly best: string;
  /** How likely each of the two is to win, in percent. */
  readonly bestPercent: number;
  readonly ownPercent: number;
}

/** What is given away by a move, if it is known and much: by what a hint says of all moves. */
export function regretOf(moves: readonly HintedMove[], move: string): Regret | undefined {
  const [best] = moves;
  const own = moves.find((hinted) => hinted.move === move);
  if (best === undefined || own === undefined) return undefined;
  if (best.worth === null || own.worth === null) return undefined;
  const bestPercent = percentOf(best.worth);
  const ownPercent = percentOf(own.worth);
  if (bestPercent - ownPercent < MUCH) return undefined;
  return { best: best.move, bestPercent, ownPercent };
}
