import type { Result, Seat, Translated } from '@pepite/kernel';
import type { Unwilling } from './challenges.ts';
import type { MatchSetup } from './match-setup.ts';
import type { TalkState } from './talk.ts';

/** Who sits at a seat, as everybody may know it. */
export type SeatState =
  | {
      readonly kind: 'open';
      /** A program from outside is asked to take it, and has not answered: it is kept free. */
      readonly challenged?: { readonly name: string };
      /** A program that was asked last did not take it. */
      readonly declined?: { readonly name: string; readonly reason: Unwilling };
    }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  | {
      readonly kind: 'guest';
      readonly name: string;
      /** It is a program from outside, and no person. */
      readonly program?: true;
      /** Whether a page of this player is connected. */
      readonly present: boolean;
      /** Away for so long that others may let a bot play. */
      readonly replaceable: boolean;
      /** In how many milliseconds others may, if this player stays away. */
      readonly replaceableIn?: number;
      /** A bot plays in place of this player. */
      readonly replaced: boolean;
      /** For good: the player has given the seat up. */
      readonly resigned?: true;
      /** The player agrees to end the match without a result. */
      readonly wantsAbort?: true;
    };

export type Status = 'waiting' | 'playing' | 'over';

/** One settled move, as one watcher may know it. */
export interface Logged {
  /** Its place among the settled moves of the match. */
  readonly ply: number;
  /** `0` … `5` or `*`, as in records. */
  readonly actor: string;
  /** The move in the notation of records, if the watcher learned it. */
  readonly move?: string;
  /** What to say of it otherwise. */
  readonly unseen?: Translated<string>;
  /** What all could see it bring about: a trick won. */
  readonly outcome?: Translated<string>;
}

/**
 * How far a watcher may look back (A26, S6, X32): the moves of rounds that are over, and those
 * since its own last one.
 */
export interface LookBack {
  /** The first move of the round under way. */
  readonly round: number;
  /** The first move since the watcher's own last one, which is included. */
  readonly since: number;
}

/** Where a match stands, as one watcher may know it. */
export interface Position {
  /** How many moves are settled. */
  readonly ply: number;
  /** How many choices the watcher's seat has made in the simultaneous turn under way. */
  readonly own: number;
  readonly lookBack: LookBack;
  /** What all see; its shape is the game's. */
  readonly table: unknown;
  /** What the watcher's seat sees besides; absent for a spectator. */
  readonly hand?: unknown;
}

/** The clock of one seat. */
export interface SeatClock {
  /** In milliseconds: what is left, and how much that is when it is full. */
  readonly left: number;
  readonly full: number;
  /** How often in a row time has run out. */
  readonly missed: number;
}

/**
 * The clocks of a match when it is told how it stands: they go on from there. In a turn whose
 * answers are hidden all who are asked have the same time, whether or not they have answered, so
 * that clocks tell no more than the table does.
 */
export interface ClockState {
  /** Nothing where a bot plays. */
  readonly seats: readonly (SeatClock | null)[];
  /** The seats whose clocks run, unless all are stopped. */
  readonly running: readonly Seat[];
  /** The seats that want the clocks stopped, and whether they are: all players have to agree. */
  readonly pause: readonly Seat[];
  readonly paused: boolean;
}

/** A move that the best bot has thought of. */
export interface HintedMove {
  /** In the notation of records. */
  readonly move: string;
  /** What it is expected to bring, from 0 (a match lost) to 1 (won); nothing if it is forced. */
  readonly worth: number | null;
}

/** What has become of moves that were planned: the one that was made, or the first of them. */
export interface PlanOutcome {
  readonly kind: 'used' | 'impossible' | 'expired';
  /** In the notation of records. */
  readonly move: string;
}

/** What a seat has planned: told to its own player and to nobody else. */
export interface PlanState {
  /** What is decided for it until further notice, by the names that the game has for it. */
  readonly standing: readonly string[];
  /** Moves for its next decision, the first one first, in the notation of records. */
  readonly next: readonly string[];
  /** Until the player plans or chooses again. */
  readonly outcome?: PlanOutcome;
}

/** Somebody else who plays on the watcher's device. */
export interface Companion {
  readonly seat: Seat;
  /** By which their sockets are opened: `/socket?companion=1`. */
  readonly number: number;
}

/**
 * What proves the chance of a match, as everybody is told it. What seats have added is told to all
 * when the first card has been drawn; before that, which ones have added something.
 */
export interface ChanceState {
  /** The hash of the server's secret, which was drawn before: hexadecimal digits. */
  readonly commitment: string;
  readonly given?: readonly Seat[];
  /** One a seat, hexadecimal digits; nothing where a seat has added nothing. */
  readonly contributions?: readonly (string | null)[];
}

/** What a program from outside is told that is asked to take a seat. */
export interface ChallengeState {
  readonly seat: Seat;
  /** Who asks. */
  readonly from: { readonly name: string; readonly program?: true };
  /** How long it has for its answer, in milliseconds. */
  readonly answerWithin: number;
  /** Those who have played with it want to play again. */
  readonly rematch?: true;
}

/** Everything one watcher may know of a match. */
export interface MatchState {
  readonly match: string;
  readonly setup: MatchSetup;
  readonly status: Status;
  readonly seats: readonly SeatState[];
  /** The seat of the watcher, if it has one. */
  readonly you: Seat | null;
  /** Told to a program that is asked to take a seat, and to nobody else. */
  readonly challenge?: ChallengeState;
  /** Those who play on the watcher's device, too; absent where there is nobody. */
  readonly companions?: readonly Companion[];
  /** Whether the host has taken the watcher away from the table, who can't sit down again. */
  readonly unwelcome: boolean;
  /** Whether the watcher may add and remove bots, take players away from seats, and start. */
  readonly host: boolean;
  /** The name of the host, while the table waits for others. */
  readonly inviter?: string;
  /** Whether players may ask for hints: all agreed to it, or there is one among bots. */
  readonly hints: boolean;
  /** While it is played: the people who have not made a move yet; until then any may end it. */
  readonly unmoved?: readonly Seat[];
  /** Whether it was ended without a result. */
  readonly aborted?: true;
  /** How many others watch without a seat. */
  readonly spectators: number;
  /** The rematch, once somebody has asked for it. */
  readonly next: string | null;
  /** Absent where time is not kept, before the match has begun and after its end. */
  readonly clock?: ClockState;
  /** Those of the watcher's own seat; absent where there are none. */
  readonly plans?: PlanState;
  /** Absent where there is nobody to talk to, and where the table wants no talk. */
  readonly talk?: TalkState;
  /** Absent where chance is not proven: at matches of an earlier version. */
  readonly chance?: ChanceState;
  /** Absent while the match waits for players. */
  readonly position: Position | null;
  /** What may be looked back at; empty once there is a result: the record says it all. */
  readonly log: readonly Logged[];
  /** Present once the match is over, unless it was aborted. */
  readonly result: Result | null;
}
