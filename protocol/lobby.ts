import type { Options } from '@pepite/kernel';
import type { Status } from './state.ts';

/** One match in a list of the lobby. */
export interface LobbyMatch {
  readonly match: string;
  readonly game: string;
  readonly status: Status;
  readonly options: Options;
  /** The name at each seat; nothing where it is open. */
  readonly names: readonly (string | null)[];
  /** Whether the reader has to decide in it. */
  readonly yourTurn: boolean;
}

export interface Lobby {
  /** Public matches that wait for players. */
  readonly open: readonly LobbyMatch[];
  /** Public matches being played. */
  readonly live: readonly LobbyMatch[];
  /** The reader's own matches, the latest first. */
  readonly mine: readonly LobbyMatch[];
}
