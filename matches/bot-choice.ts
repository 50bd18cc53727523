import { type Move, Moves, type Rng, type Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { PlayState } from './play-state.ts';

/** Makes the whole choice of a bot; what it may not do is replaced by what it may. */
export function submitChoice(
  state: PlayState,
  seat: Seat,
  moves: readonly Move[],
  replace: (error: Error) => Move,
): Problem | undefined {
  for (const move of moves) {
    const refusal = state.submit(seat, move);
    if (refusal === undefined) continue;
    const error = new Error(`a bot chose ${move}: ${JSON.stringify(refusal)}`);
    return state.submit(seat, replace(error));
  }
  return undefined;
}

/** Any move that a seat may make after those. */
export function anyMove(
  { referee }: PlayState,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
): Move {
  const view = referee.viewAfter(seat, moves);
  if (view === undefined) throw new Error(`seat ${seat} has nothing to choose`);
  const legal = new Moves();
  referee.game.moves(view, legal);
  return legal.draw(rng);
}
