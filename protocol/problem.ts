import type { OptionsProblem, Refusal } from '@pepite/kernel';
import type { TalkTextProblem } from './talk.ts';

/** What is wrong with a message that never reaches the match it is about. */
export type MessageProblem =
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-a-message' }
  | { readonly kind: 'unknown-type'; readonly known: readonly string[] }
  /** A field is missing, has the wrong shape, or has no business here. */
  | { readonly kind: 'bad-field'; readonly field: string };

/** Why a request about a match is not carried out. Nothing has changed when one comes back. */
export type TableProblem =
  /** The page acted on a position that is no longer there; it has the true one already. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'no-such-match' }
  | { readonly kind: 'not-watching' }
  | { readonly kind: 'not-seated' }
  | { readonly kind: 'no-such-seat' }
  | { readonly kind: 'seat-taken' }
  | { readonly kind: 'seat-open' }
  | { readonly kind: 'no-name' }
  | { readonly kind: 'not-host' }
  | { readonly kind: 'not-full' }
  | { readonly kind: 'not-waiting' }
  | { readonly kind: 'not-playing' }
  | { readonly kind: 'not-over' }
  /** Only a seat whose player has been away for a while may be given to a bot. */
  | { readonly kind: 'still-here' }
  | { readonly kind: 'not-replaced' }
  /** A bot plays for this player, who has to take the seat back first. */
  | { readonly kind: 'replaced' }
  /** The match was ended without a result. */
  | { readonly kind: 'aborted' }
  /** This player has given the seat up for good. */
  | { readonly kind: 'resigned' }
  /** Only what is over, or left to a bot, can be taken off one's list. */
  | { readonly kind: 'still-playing' }
  /** Time is not kept at this match, so nobody can stop it. */
  | { readonly kind: 'no-clock' }
  /** All players have agreed to stop the clocks: one of them has to let them go on. */
  | { readonly kind: 'paused' }
  /** The game has no such plan, or it can't be made now. */
  | { readonly kind: 'no-such-plan' }
  /** Hints were not agreed to at this match. */
  | { readonly kind: 'no-hints' }
  /** There is nothing to decide, so there is no hint. */
  | { readonly kind: 'not-deciding' }
  /** The hint asked for before has not come yet. */
  | { readonly kind: 'hint-pending' }
  /** The expert could not answer; it may be asked again. */
  | { readonly kind: 'hint-failed' }
  /** There are as many bots and hints for people from the same network as there may be. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'too-many-matches' }
  /** Somebody with a name that looks the same sits here already. */
  | { readonly kind: 'name-taken' }
  /** The host has taken this player away from the table. */
  | { readonly kind: 'unwelcome' }
  /** The table does not welcome programs from outside. */
  | { readonly kind: 'no-programs' }
  /** No such program is connected that takes this challenge of whoever asks. */
  | { readonly kind: 'no-such-program' }
  /** Several programs have that name: one of them has to be named by what it is known by. */
  | { readonly kind: 'several-programs' }
  /** Nobody has asked this program to take a seat here, or not any more. */
  | { readonly kind: 'not-challenged' }
  /** Programs were challenged too often: in so many seconds one may try again. */
  | { readonly kind: 'challenges-too-much'; readonly seconds: number }
  /** So many watch this match that there is room for no more. */
  | { readonly kind: 'crowded' }
  /** Something went wrong within this match: it can't go on here. All others do. */
  | { readonly kind: 'match-broken' }
  /** The host of the server has ended this match. */
  | { readonly kind: 'match-ended' }
  /** Nobody talks at this table, or the host has turned it off for now. */
  | { readonly kind: 'talk-off' }
  /** At this table one says phrases only. */
  | { readonly kind: 'phrases-only' }
  /** Partners must not tell each other anything of their cards. */
  | { readonly kind: 'tells-cards' }
  /** So much in so little time is too much for the others. */
  | { readonly kind: 'talks-too-much' }
  /** There is no such move, or not everybody has seen it. */
  | { readonly kind: 'no-such-event' }
  | TalkTextProblem
  /** A player has reported as many others today as one may. */
  | { readonly kind: 'too-many-reports' }
  /** The host of this server has turned reviews off. */
  | { readonly kind: 'no-reviews' }
  /** One review at a time is made for a guest, and for people from the same network. */
  | { readonly kind: 'too-many-reviews' }
  /** As many reviews as there may be wait to be made. */
  | { readonly kind: 'reviews-full' };

/** What is wrong with the setup of a new match, or with a name. */
export type SetupProblem =
  | { readonly kind: 'game-unknown'; readonly known: readonly string[] }
  | { readonly kind: 'seats-wrong'; readonly least: number; readonly most: number }
  | { readonly kind: 'bots-wrong'; readonly seats: number }
  | { readonly kind: 'name-wrong'; readonly most: number }
  /** A table can't go on from there: no such position, or one that the rules do not lead to. */
  | { readonly kind: 'position-wrong' }
  /** The match is over in that position. */
  | { readonly kind: 'position-over' }
  | OptionsProblem;

/** Too many requests; the connection or the address has to wait. */
export interface RateProblem {
  readonly kind: 'too-fast';
}

/** What is wrong with a request whatever it is about, or with the server at the moment. */
export type DoorProblem =
  | { readonly kind: 'bad-request' }
  | { readonly kind: 'not-found' }
  /** The server itself has failed; its log says how. */
  | { readonly kind: 'failed' }
  /** There are as many connections as the server can bear. */
  | { readonly kind: 'full' }
  /** The browser has shown no cookie of ours; `GET /api/me` gives one. */
  | { readonly kind: 'no-guest' }
  /** A link to another device was used already, is too old, or never was one. */
  | { readonly kind: 'link-used' }
  /** Who sits at a match, or hosts a table, that is not over can't be forgotten. */
  | { readonly kind: 'still-seated' }
  /** The host lets this guest in no more, until a date or (null) for ever. */
  | { readonly kind: 'blocked'; readonly until: number | null }
  /** A webhook has to be an address that begins with https:// (or http://), without a password. */
  | { readonly kind: 'address-wrong' }
  /** A program has shown no token, or one that was revoked or never was one. */
  | { readonly kind: 'no-token' }
  /** One person may have no more programs. */
  | { readonly kind: 'too-many-bots'; readonly most: number }
  /** A program has as many connections as one may. */
  | { readonly kind: 'too-many-streams' }
  /** A page of another site asked. */
  | { readonly kind: 'foreign-origin' };

/** Every reason that a server ever gives for not doing something. */
export type Problem =
  MessageProblem | TableProblem | SetupProblem | RateProblem | DoorProblem | Refusal;
