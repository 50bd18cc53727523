import {
  type Game,
  type Move,
  Moves,
  OVER,
  parseView,
  type Seat,
  type Turn,
  type View,
} from '@pepite/kernel';
import type { MatchState, Position } from '@pepite/protocol';

/** Nobody's as long as the rules or the position have not arrived. */
export const turnOf = (game: Game | undefined, position: Position | undefined): Turn =>
  game === undefined || position === undefined ? OVER : game.turn(position.table);

/** Where the player of this page sits and sees a hand; nothing for a spectator. */
export const seatOf = (state: MatchState | undefined): Seat | undefined =>
  state?.position?.hand === undefined ? undefined : (state.you ?? undefined);

/** What the player of this page sees; nothing for a spectator. */
export function viewOf(state: MatchState | undefined): View<unknown, unknown> | undefined {
  const seat = seatOf(state);
  if (seat === undefined || !state?.position) return undefined;
  const { table, hand } = state.position;
  return parseView(JSON.stringify({ table, seat, hand }));
}

/** Whether a bot plays in place of the player of this page. */
export function isReplaced(state: MatchState | undefined): boolean {
  const seat = state?.seats[state.you ?? -1];
  return seat?.kind === 'guest' && seat.replaced;
}

/** Whether that is for good: the player has given up. */
export function hasResigned(state: MatchState | undefined): boolean {
  const seat = state?.seats[state.you ?? -1];
  return seat?.kind === 'guest' && seat.resigned === true;
}

/** More than a board could show: of a hand of many cards any part may be discarded. */
const MOST_MOVES = 20_000;

/** What the seat of a view, which has to decide, may do; of a very long list the first ones. */
export function movesOf(game: Game | undefined, view: View<unknown, unknown> | undefined): Move[] {
  if (game === undefined || view === undefined) return [];
  const moves = new Moves();
  game.moves(view, moves);
  return moves.first(MOST_MOVES);
}
