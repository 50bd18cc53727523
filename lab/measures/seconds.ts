import type { Thinking } from './thinking-shape.ts';
import { THINKING } from './thinking.ts';

/** Seconds for a choice of a kind, with so many moves to choose from. */
export type SecondsFor = (kind: string, moves: number) => number;

export function secondsIn(game: string, thinking: Thinking = THINKING): SecondsFor {
  const { base, perDoubling, anyDoubt } = thinking;
  const doubts = new Map(Object.entries(thinking.doubt[game] ?? {}));
  return (kind, moves) =>
    moves <= 1 ? base : base + perDoubling * (doubts.get(kind) ?? anyDoubt) * Math.log2(moves);
}
