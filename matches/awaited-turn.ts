import { companionNumber } from './companions.ts';
import type { Match } from './match.ts';
import type { Guest } from './store.ts';

/** What a player who is away may be told of a turn. */
export interface AwaitedTurn {
  readonly game: string;
  /** Whose turn it is, if not that of the guest who is told but of one on the same device. */
  readonly companion?: { readonly number: number; readonly name: string };
  /** Who else sits at the match. */
  readonly others: readonly string[];
  /** How long the player has, in milliseconds, where time is kept. */
  readonly timeLeft?: number;
}

/** How a match stands for a guest who might be told that it is their turn. */
export type Awaited =
  /** Where answers are hidden, how many have to give one is hidden, too (`isHidden`). */
  | { readonly kind: 'awaited'; readonly turn: AwaitedTurn; readonly isHidden: boolean }
  /** What the guest will answer is known already, or there is one answer alone. */
  | { readonly kind: 'answered' }
  /** It is not the guest's turn, another one has begun meanwhile, or the guest is there. */
  | { readonly kind: 'not-now' };

/** How a match stands for a guest whose turn began when so many moves were settled. */
export function awaitedAt(match: Match, guest: Guest, plies: number): Awaited {
  const seat = match.seats.seatOf(guest);
  const isAsked = match.plies === plies && match.awaits(guest) && !match.time.isPaused;
  const isReplaced = match.seats.occupantOf(guest)?.standIn !== undefined;
  if (seat === undefined || !isAsked || isReplaced || match.isThere(guest)) {
    return { kind: 'not-now' };
  }
  if (match.play?.isAnswered(seat) === true) return { kind: 'answered' };
  const names = match.seats.names();
  const others = names.filter((name, place) => name !== null && place !== seat);
  const left = match.time.leftOf(seat);
  const number = companionNumber(guest);
  const turn = {
    game: match.setup.game,
    others: others.map(String),
    ...(number !== undefined && { companion: { number, name: names[seat] ?? '' } }),
  };
  const isHidden = match.play?.isHiding === true;
  return {
    kind: 'awaited',
    turn: left === undefined ? turn : { ...turn, timeLeft: left },
    isHidden,
  };
}
