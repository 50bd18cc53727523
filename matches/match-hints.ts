import type { Weighed } from '@pepite/bots';
import type { Advice } from '@pepite/bots/host';
import type { Game, Read } from '@pepite/kernel';
import type { HintedMove, MatchSetup, Problem } from '@pepite/protocol';
import type { Occupant } from './occupant.ts';

/** A table where somebody may want a hint. */
interface HintedTable {
  readonly setup: MatchSetup;
  readonly seats: { readonly occupants: readonly Occupant[] };
}

/** Whether players may ask for hints: they hurt nobody where there is nobody else. */
export function mayHint({ setup, seats }: HintedTable): boolean {
  return setup.hints || seats.occupants.filter(({ kind }) => kind !== 'bot').length === 1;
}

export type Hint = Read<readonly HintedMove[], Problem>;

/** What the best bot has answered, as players are told it; what went wrong is reported. */
export function readAdvice(game: Game, advice: Advice, report: (error: Error) => void): Hint {
  if ('value' in advice) return { value: hintedMoves(game, advice.value) };
  report(advice.problem);
  return { problem: { kind: 'hint-failed' } };
}

function hintedMoves(game: Game, moves: readonly Weighed[]): readonly HintedMove[] {
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
