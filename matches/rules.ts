import { gameOf } from '@pepite/games';
import { type Game, variantOf } from '@pepite/kernel';
import type { MatchSetup } from '@pepite/protocol';
import type { Opening } from './branch.ts';
import { PlayState } from './play-state.ts';

/** The game as a table plays it: under the rules that the match began with, with its options. */
export function gameIn({ game: id, rules, options }: MatchSetup): Game {
  const game = gameOf(id, rules);
  if (game === undefined) throw new Error(`there is no ${id} with rules ${rules} here`);
  return variantOf(game, options);
}

/** A match in which nothing has happened yet, or one that is to go on from a position. */
export const playOf = (setup: MatchSetup, seats: number, opening: Opening | null): PlayState =>
  new PlayState(gameIn(setup), seats, setup.options, {
    start: opening?.imagined?.start,
    given: opening ?? undefined,
  });
