import type { Options, Result } from '@pepite/kernel';
import type { Status } from './state.ts';

/** One match in a list of the lobby. */
export interface LobbyMatch {
  readonly match: string;
  readonly game: string;
  readonly status: Status;
  readonly options: Options;
  /** The name at each seat; nothing where it is open. */
  readonly names: readonly (string | null)[];
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
  /** Nothing before the end, and where an earlier version did not keep it. */
  readonly ending: DatedEnding | null;
}
