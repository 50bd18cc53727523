import type { LobbyMatch, OwnMatch } from './lobby.ts';
import type { Problem } from './problem.ts';
import type {
  ClockState,
  HintedMove,
  Logged,
  MatchState,
  PlanState,
  Position,
  SeatState,
} from './state.ts';
import type { TalkEntry } from './talk.ts';

/**
 * Everything a server says over a socket. Whoever watches a match gets its whole state first, and
 * again whenever seats or status change; in between, what has happened. When a round ends all of it
 * may be looked back at: whoever was not there from its beginning asks for the state again.
 */
export type ServerMessage =
  /** Public matches that wait for players, and those being played: the same for everybody. */
  | {
      readonly type: 'lobby';
      readonly open: readonly LobbyMatch[];
      readonly live: readonly LobbyMatch[];
    }
  /** The reader's own matches, the latest first. */
  | { readonly type: 'mine'; readonly matches: readonly OwnMatch[] }
  | { readonly type: 'match'; readonly state: MatchState }
  /** Who is there, when nothing else has changed; told at most once a second. */
  | {
      readonly type: 'presence';
      readonly match: string;
      readonly seats: readonly SeatState[];
      readonly spectators: number;
    }
  | {
      readonly type: 'moved';
      readonly match: string;
      readonly events: readonly Logged[];
      readonly position: Position;
      /** As in the whole state. */
      readonly clock?: ClockState;
    }
  /** What the watcher's own seat has planned, when that has changed. */
  | { readonly type: 'plans'; readonly match: string; readonly plans: PlanState }
  /** The latest positions before the one asked for, as far as the watcher may look back. */
  | {
      readonly type: 'past';
      readonly match: string;
      readonly positions: readonly Position[];
      /** Whether the watcher may look back further still. */
      readonly more: boolean;
    }
  /** What the best bot would do in place of the watcher at that position, the best first. */
  | {
      readonly type: 'hint';
      readonly match: string;
      readonly ply: number;
      readonly own: number;
      readonly moves: readonly HintedMove[];
    }
  /**
   * What has been said, in the order of its numbers; as an answer to whoever has asked for it, all
   * that was said after a number.
   */
  | {
      readonly type: 'talk';
      readonly match: string;
      readonly entries: readonly TalkEntry[];
      readonly after?: number;
    }
  /** `id` is that of the message refused, if it had one. */
  | { readonly type: 'refused'; readonly id: number | null; readonly problem: Problem }
  | { readonly type: 'pong' };
