import type { Result, Seat } from '@pepite/kernel';
import type {
  ConnectedProgram,
  LobbyMatch,
  MatchSetup,
  Problem,
  SeatState,
  TalkEntry,
  Unwilling,
} from '@pepite/protocol';
import type { LegalMoves } from './legal-moves.ts';
import type { OutsidePosition } from './position.ts';
import type { Refused } from './refusal.ts';

/** How it stands at a match, and whether the program has to decide. */
export interface OnlinePosition extends Partial<LegalMoves> {
  readonly match: string;
  readonly position: OutsidePosition;
  readonly yourTurn: boolean;
  /** A bot plays in the program's place, until the program takes its seat back (`reclaim`). */
  readonly replaced?: true;
}

/**
 * Everything that a server says to a program, over HTTP a line of JSON each and over a socket a
 * frame. A stream that is taken up again tells how everything stands.
 */
export type LineToOnlineProgram =
  /** The first line: what the program is called. */
  | { readonly type: 'hello'; readonly name: string }
  /**
   * Somebody asks the program to play: it answers by `accept` or `decline`. What is told is what
   * everybody at the table knows.
   */
  | ({
      readonly type: 'challenge';
      readonly match: string;
      /** The seat that it would have, and who sits at the others. */
      readonly seat: Seat;
      readonly seats: readonly SeatState[];
      readonly from: { readonly name: string; readonly program?: true };
      /** How long it has for its answer, in milliseconds. */
      readonly answerWithin: number;
      /** Those who have played with it want to play again. */
      readonly rematch?: true;
    } & Pick<MatchSetup, 'game' | 'rules' | 'options' | 'clock' | 'pace' | 'talk'>)
  /** The program is asked no more, and has no seat: what has become of the challenge. */
  | {
      readonly type: 'challenge-over';
      readonly match: string;
      readonly how: 'declined' | 'unanswered' | 'withdrawn';
    }
  /** A program that was asked to sit down at a table of this one does not. */
  | {
      readonly type: 'declined';
      readonly match: string;
      readonly seat: Seat;
      readonly name: string;
      readonly reason: Unwilling;
    }
  /** A table at which the program waits for others, whenever something has changed there. */
  | {
      readonly type: 'table';
      readonly match: string;
      readonly game: string;
      readonly seat: Seat;
      readonly seats: readonly SeatState[];
      /** Whether the program may let the match begin. */
      readonly host: boolean;
    }
  /** A match begins, or the program has come back to it. */
  | ({ readonly type: 'start'; readonly seats: readonly SeatState[] } & OnlinePosition)
  | ({ readonly type: 'position' } & OnlinePosition)
  | { readonly type: 'talk'; readonly match: string; readonly entries: readonly TalkEntry[] }
  /** The program has nothing more to do with a match; why, if it has no result. */
  | {
      readonly type: 'end';
      readonly match: string;
      readonly result: Result | null;
      readonly aborted?: true;
      readonly resigned?: true;
      /** The program has got up, or the table is gone. */
      readonly left?: true;
      readonly problem?: Problem;
    }
  | OnlineAnswer;

/** What comes of a request. */
export type OnlineAnswer =
  | OnlineDone
  /** `retryAfter`: in how many seconds it makes sense to try again. */
  | (Refused & { readonly retryAfter?: number });

/** It was done; what was asked for comes with it. */
export interface OnlineDone extends Partial<LegalMoves> {
  readonly type: 'done';
  readonly id: number | null;
  /** Where the program sits now, or whose moves these are. */
  readonly match?: string;
  readonly seat?: Seat;
  /** The position that the moves are for. */
  readonly ply?: number;
  readonly own?: number;
  /** What each of the moves means, in the same order, if that was asked for. */
  readonly meanings?: readonly string[];
  /** Programs that are connected, and take challenges of this one. */
  readonly programs?: readonly ConnectedProgram[];
  /** Tables that wait for players and welcome programs. */
  readonly tables?: readonly LobbyMatch[];
}
