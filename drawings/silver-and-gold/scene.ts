import { ROUNDS, TURNS, TURNS_PER_ROUND } from '@pepite/games/silver-and-gold/pieces';
import type { Table } from '@pepite/games/silver-and-gold/world';
import {
  deciding,
  has,
  type Immutable,
  isSimultaneous,
  type Seat,
  type Turn,
} from '@pepite/kernel';

/** The others, clockwise from the one at the bottom. */
export const othersOf = (viewer: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, step) => (viewer + step + 1) % seats);

/** How far the match is, counted from 1. */
export interface When {
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly turns: number;
}

/** When the match is over the last turn is shown, not one after it. */
export function whenOf({ turns }: Immutable<Table>): When {
  const turn = Math.min(turns, TURNS - 1);
  return {
    round: Math.floor(turn / TURNS_PER_ROUND) + 1,
    rounds: ROUNDS,
    turn: (turn % TURNS_PER_ROUND) + 1,
    turns: TURNS_PER_ROUND,
  };
}

/** What a seat is seen doing. */
export type Doing = 'thinking' | 'done' | 'taking';

/** Thinking or done, and no more: nobody is told of a chain of bonus cells (S22). */
export function doingOf(turn: Turn, seat: Seat): Doing | undefined {
  const isDeciding = has(deciding(turn), seat);
  if (isSimultaneous(turn)) return isDeciding ? 'thinking' : 'done';
  return isDeciding ? 'taking' : undefined;
}
