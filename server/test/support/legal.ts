import { gameOf } from '@pepite/games';
import { deciding, has, Moves, parseView } from '@pepite/kernel';
import type { MatchState } from '@pepite/protocol';

/** Whether the reader of a state has to decide. */
export function hasToDecide({ status, setup, position, you }: MatchState): boolean {
  if (status !== 'playing' || position === null || you === null) return false;
  const turn = gameOf(setup.game, setup.rules)?.turn(position.table);
  return turn !== undefined && has(deciding(turn), you);
}

/** The legal moves of the reader of a state, found as a page finds them. */
export function legalMoves(state: MatchState): Moves {
  const moves = new Moves();
  if (!hasToDecide(state)) return moves;
  const { table, hand } = state.position ?? {};
  const game = gameOf(state.setup.game, state.setup.rules);
  game?.moves(parseView(JSON.stringify({ table, seat: state.you, hand })), moves);
  return moves;
}

export const legalTexts = (state: MatchState): readonly string[] =>
  [...legalMoves(state)].map(
    (move) => gameOf(state.setup.game, state.setup.rules)?.print(move) ?? '',
  );
