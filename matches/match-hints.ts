import type { Weighed } from '@pepite/bots';
import type { Game } from '@pepite/kernel';
import type { HintedMove } from '@pepite/protocol';

/** What the best bot has thought of, as players are told it. */
export function hintedMoves(game: Game, moves: readonly Weighed[]): readonly HintedMove[] {
  const [best, ...others] = moves;
  if (best === undefined) return [];
  // What was given up early is known less well; the choice itself stays the first, and what only
  // seems better than it is told as no better.
  others.sort((one, other) => other.worth - one.worth);
  return [best, ...others].map(({ move, worth }) => ({
    move: game.print(move),
    worth: Number.isNaN(worth) ? null : Math.min(worth, best.worth),
  }));
}
