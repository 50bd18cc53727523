import type { Options, Result } from '@pepite/kernel';
import type { Status } from './state.ts';
import type { TableClock } from './table-clock.ts';

/** One match in a list of the lobby. */
export interface LobbyMatch {
  readonly match: string;
  readonly game: string;
  readonly status: Status;
  readonly options: Options;
  /** How time is kept at it, if it is. */
  readonly clock?: TableClock;
  /** It goes on from a position of another match. */
  readonly branch?: true;
  /** The name at each seat; nothing where it is open. */
  readonly names: readonly (string | null)[];
  /** The seats of programs from outside; absent where there is none. */
  readonly programs?: readonly number[];
  /** Programs from outside may sit down. */
  readonly welcomesPrograms?: true;
}

/** How a match has ended, so that a list can tell it without the rules of the game. */
export interface Ending extends Result {
  /** The place of each seat, from 1 on; all of a team have the same. */
  readonly places: readonly number[];
  /** How many players there were, or how many teams. */
  readonly sides: number;
}

/** The same with its date, in milliseconds. */
export type DatedEnding = Ending & { readonly date: number };

/** One of the reader's own matches. */
export interface OwnMatch extends LobbyMatch {
  /** Where the reader sits. */
  readonly seat: number;
  /** Whether the reader has to decide in it. */
  readonly yourTurn: boolean;
  /** How long the reader has for it when this is told, in milliseconds, where time is kept. */
  readonly timeLeft?: number;
  /** A bot plays in place of the reader, who may come back. */
  readonly replaced?: true;
  /** No other person plays in it: the reader may end it at once. */
  readonly alone?: true;
  /** The reader, a program, is asked to take the seat, and does not sit there yet. */
  readonly challenged?: true;
  /** The reader has given the seat up for good. */
  readonly resigned?: true;
  /** When it was ended without a result. */
  readonly aborted?: number;
  /** Nothing before the end, without a result, and where an earlier version did not keep it. */
  readonly ending: DatedEnding | null;
}
