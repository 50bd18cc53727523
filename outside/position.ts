import { deciding, has, isOver, type Options, type Result, type Seat } from '@pepite/kernel';
import type { ClockState, Logged } from '@pepite/protocol';
import type { AnyReferee } from './referee.ts';

/** What a program is told of where a match stands: no more than its seat may know. */
export interface OutsidePosition {
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** The seat of the program. */
  readonly seat: Seat;
  /** How many moves are settled; said again with a move, which is for this position only. */
  readonly ply: number;
  /** How many choices the seat has made in the simultaneous turn under way; said again, too. */
  readonly own: number;
  /** The seats that have to decide, as this one sees it. */
  readonly deciding: readonly Seat[];
  readonly status: 'playing' | 'over';
  /** What all see, and what this seat sees besides; their shapes are the game's. */
  readonly table: unknown;
  readonly hand: unknown;
  /** What has happened since the last position that the program was told, the oldest first. */
  readonly events: readonly Logged[];
  /** Absent where time is not kept. */
  readonly clock?: ClockState;
  /** Present once the match is over. */
  readonly result?: Result;
}

/** Where a match stands for one seat; `events` are those that it has not been told yet. */
export function positionOf(
  referee: AnyReferee,
  seat: Seat,
  events: readonly Logged[],
  clock?: ClockState,
): OutsidePosition {
  const { game, seats, options, journal, result } = referee;
  const { table, hand } = referee.view(seat);
  // Where answers are hidden the seat sees its own among them, and nobody else's.
  const turn = game.turn(table);
  return {
    game: game.id,
    rules: game.rules,
    seats,
    options,
    seat,
    ply: journal.length,
    own: referee.chosen(seat).length,
    deciding: Array.from({ length: seats }, (_, each) => each).filter((each) =>
      has(deciding(turn), each),
    ),
    status: isOver(turn) ? 'over' : 'playing',
    table,
    hand,
    events,
    ...(clock !== undefined && { clock }),
    ...(result !== undefined && { result }),
  };
}

/** Whether a move that was chosen for a position may still be made: is the match still there? */
export const isStale = (
  referee: AnyReferee,
  seat: Seat,
  { ply, own }: Pick<OutsidePosition, 'ply' | 'own'>,
): boolean => ply !== referee.journal.length || own !== referee.chosen(seat).length;
