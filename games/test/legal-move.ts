import type { Game, Move, View } from '@pepite/kernel';

/** The move that a text of records tells; it has to be legal for whoever has this view. */
export function legalMove<T, H, B, O>(
  game: Game<T, H, B, O>,
  view: View<T, H>,
  text: string,
): Move {
  const move = game.parse(text, view.seat);
  if (move === undefined) throw new Error(`not a move: ${text}`);
  const fault = game.judge(view, move);
  if (fault !== undefined) throw new Error(`${text} is refused: ${fault}`);
  return move;
}
