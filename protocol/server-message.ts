import type { Lobby } from './lobby.ts';
import type { Problem } from './problem.ts';
import type { HintedMove, Logged, MatchState, Position } from './state.ts';

/**
 * Everything a server says over a socket. Whoever watches a match gets its whole state first, and
 * again whenever seats or status change or a round ends; in between, what has happened.
 */
export type ServerMessage =
  | { readonly type: 'lobby'; readonly lobby: Lobby }
  | { readonly type: 'match'; readonly state: MatchState }
  | {
      readonly type: 'moved';
      readonly match: string;
      readonly events: readonly Logged[];
      readonly position: Position;
    }
  /** The positions since the watcher's own last move, the present one included. */
  | { readonly type: 'past'; readonly match: string; readonly positions: readonly Position[] }
  /** What the best bot would do in place of the watcher at that position, the best first. */
  | {
      readonly type: 'hint';
      readonly match: string;
      readonly ply: number;
      readonly own: number;
      readonly moves: readonly HintedMove[];
    }
  /** `id` is that of the message refused, if it had one. */
  | { readonly type: 'refused'; readonly id: number | null; readonly problem: Problem }
  | { readonly type: 'pong' };
