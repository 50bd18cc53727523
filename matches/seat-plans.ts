import {
  type Game,
  type Move,
  moveByPlan,
  plannedMove,
  plansOf,
  type Read,
  refuseText,
  type Seat,
} from '@pepite/kernel';
import type { PlanState, Problem } from '@pepite/protocol';
import { refused } from './decision.ts';
import type { NextMoves, SeatPlans } from './kept-plans.ts';
import type { PlayState } from './play-state.ts';

export const NO_PLANS: SeatPlans = { standing: [], next: null, outcome: null };

/** What is told to the seat itself. */
export const showPlans = ({ standing, next, outcome }: SeatPlans): PlanState => ({
  standing: standing.map(({ plan }) => plan),
  next: next?.moves ?? [],
  ...(outcome && { outcome }),
});

export const hasPlans = ({ standing, next, outcome }: SeatPlans): boolean =>
  standing.length > 0 || next !== null || outcome !== null;

const roundOf = ({ referee: { game, table } }: PlayState): number => game.rounds(table).ended;

const parsed = (game: Game, moves: readonly string[]): readonly Move[] =>
  moves.map((text) => game.parse(text)).filter((move) => move !== undefined);

/** The plans of a seat that still count: the time of the others is over. */
function currentIn({ referee: { game, table } }: PlayState, standing: SeatPlans['standing']) {
  const plans = plansOf(game);
  return standing.filter(
    ({ plan, period }) => plans.find(({ id }) => id === plan)?.period(table) === period,
  );
}

/** The legal move that the plans of a seat come to, which has to decide; nothing if it is asked. */
export function moveFor(
  state: PlayState,
  seat: Seat,
  { standing, next }: SeatPlans,
): Move | undefined {
  if (standing.length === 0 && next === null) return undefined;
  const { game } = state.referee;
  const view = state.referee.view(seat);
  const own = plannedMove(game, view, parsed(game, next?.moves ?? []));
  if (typeof own === 'number') return own;
  const ids = currentIn(state, standing).map(({ plan }) => plan);
  return moveByPlan(game, view, ids)?.move;
}

/** A seat wants something decided until further notice, or not any more. */
export function withStanding(
  { referee }: PlayState,
  seat: Seat,
  before: SeatPlans,
  { plan: id, on }: { readonly plan: string; readonly on: boolean },
): Read<SeatPlans, Problem> {
  const others = before.standing.filter(({ plan }) => plan !== id);
  if (!on) return { value: { ...before, standing: others } };
  const plan = plansOf(referee.game).find((one) => one.id === id);
  if (plan?.isOffered(referee.view(seat)) !== true) return refused({ kind: 'no-such-plan' });
  const standing = [...others, { plan: id, period: plan.period(referee.table) }];
  return { value: { ...before, standing } };
}

/** A seat plans moves for its next decision; none of them to be asked after all. */
export function withNext(
  state: PlayState,
  seat: Seat,
  before: SeatPlans,
  { ply, moves }: { readonly ply: number; readonly moves: readonly string[] },
): Read<SeatPlans, Problem> {
  const { game, table, journal } = state.referee;
  if (moves.length === 0) return { value: { ...before, next: null, outcome: null } };
  // What was planned for a decision that is over must not be made at another one.
  const isOver = ply > journal.length || journal.slice(ply).some(({ actor }) => actor === seat);
  if (isOver || state.referee.chosen(seat).length > 0) return refused({ kind: 'stale' });
  const wrong = moves.find((text) => game.parse(text) === undefined);
  if (wrong !== undefined) return refused(refuseText(game, table, wrong));
  const next = { moves, round: roundOf(state), asked: null };
  return { value: plansAfter(state, seat, { ...before, next, outcome: null }, undefined) };
}

/** Who has made a seat's choice in a step, if it was made in it. */
export type ChosenBy = 'plan' | 'player' | undefined;

/** What is left of a seat's plans after a step; the same value if nothing has changed. */
export function plansAfter(
  state: PlayState,
  seat: Seat,
  plans: SeatPlans,
  by: ChosenBy,
): SeatPlans {
  if (!hasPlans(plans)) return plans;
  const current = state.isOver ? [] : currentIn(state, plans.standing);
  const standing = current.length === plans.standing.length ? plans.standing : current;
  const { next, outcome } = nextAfter(state, seat, plans, by);
  const isSame = standing === plans.standing && next === plans.next && outcome === plans.outcome;
  return isSame ? plans : { standing, next, outcome };
}

function nextAfter(
  state: PlayState,
  seat: Seat,
  { next, outcome }: SeatPlans,
  by: ChosenBy,
): Pick<SeatPlans, 'next' | 'outcome'> {
  const told = by === 'player' ? null : outcome;
  if (next === null) return { next, outcome: told };
  const { game, journal } = state.referee;
  const [move = ''] = next.moves;
  if (isDecided(state, seat, next)) {
    const used = by === 'plan' ? lastOf(state, seat) : undefined;
    return { next: null, outcome: used === undefined ? null : { kind: 'used', move: used } };
  }
  if (state.isOver || roundOf(state) !== next.round) {
    return { next: null, outcome: { kind: 'expired', move } };
  }
  if (next.asked !== null || !state.decides(seat)) return { next, outcome: told };
  const found = plannedMove(game, state.referee.view(seat), parsed(game, next.moves));
  if (found === 'later') return { next, outcome: told };
  if (found === 'impossible') return { next: null, outcome: { kind: 'impossible', move } };
  return { next: { ...next, asked: journal.length }, outcome: told };
}

/** Whether the decision that moves were planned for has been made. */
const isDecided = ({ referee }: PlayState, seat: Seat, { asked }: NextMoves): boolean =>
  asked !== null && (referee.journal.length > asked || referee.chosen(seat).length > 0);

/** The last move of a seat, in the notation of records. */
function lastOf({ referee }: PlayState, seat: Seat): string | undefined {
  const { game, journal } = referee;
  const settled = journal.findLast(({ actor }) => actor === seat)?.move;
  const move = referee.chosen(seat).at(-1) ?? settled;
  return move === undefined ? undefined : game.print(move);
}
