import type { Game } from './game.ts';
import { type Move, Moves } from './moves.ts';
import type { Plan } from './plan.ts';
import type { View } from './world.ts';

/** The plan that every game has: to make the only move that there is. */
export const ONLY_MOVE = 'only-move';

const LISTED = new Moves();

const onlyMove = <T, H, B, O>(game: Game<T, H, B, O>): Plan<T, H> => ({
  id: ONLY_MOVE,
  period: () => '',
  isOffered: () => true,
  choose: (view) => {
    LISTED.clear();
    game.moves(view, LISTED);
    return LISTED.weight === 1 ? LISTED.at(0) : undefined;
  },
});

/** All plans of a game: those of its own come first. */
export const plansOf = <T, H, B, O>(game: Game<T, H, B, O>): readonly Plan<T, H>[] => [
  ...(game.plans ?? []),
  onlyMove(game),
];

/** What some plans come to for a seat that has to decide: the first that knows a legal move. */
export function moveByPlan<T, H, B, O>(
  game: Game<T, H, B, O>,
  view: View<T, H>,
  ids: readonly string[],
): { readonly plan: string; readonly move: Move } | undefined {
  for (const plan of plansOf(game)) {
    const move = ids.includes(plan.id) ? plan.choose(view) : undefined;
    if (move !== undefined && game.judge(view, move) === undefined) return { plan: plan.id, move };
  }
  return undefined;
}

/**
 * What comes of moves that were planned for the next decision, now that a seat has to decide: the
 * first that is legal; or that they have to wait, since something else is asked for first; or that
 * none of them is possible any more.
 */
export function plannedMove<T, H, B, O>(
  game: Game<T, H, B, O>,
  view: View<T, H>,
  moves: readonly Move[],
): Move | 'later' | 'impossible' {
  const due = game.outOfTurnFault(view.table);
  const faults = moves.map((move) => game.judge(view, move));
  const legal = faults.indexOf(undefined);
  if (legal >= 0) return moves[legal];
  return faults.includes(due) ? 'later' : 'impossible';
}
