import type { MatchSetup, Status } from '@pepite/protocol';
import type { Broadcast } from './broadcast.ts';
import type { MatchPlans } from './match-plans.ts';
import type { MatchPlay } from './match-play.ts';
import type { MatchSeats } from './match-seats.ts';
import type { Seat } from '@pepite/kernel';
import type { Step } from './play-state.ts';
import type { PlansChange } from './kept-plans.ts';
import type { KeptClocks } from './store.ts';
import type { Timekeeper } from './timekeeper.ts';

/** A match as those see it who decide what comes of moves, time-outs and stand-ins. */
export interface PlayedMatch {
  readonly setup: MatchSetup;
  readonly status: Status;
  readonly seats: MatchSeats;
  /** The play, once the match has begun. */
  readonly play: MatchPlay | undefined;
  readonly time: Timekeeper;
  readonly plans: MatchPlans;
  readonly broadcast: Broadcast;
  /** A step has been kept: all are told who may know. */
  stepMade(step: Step): void;
  /** A seat has planned something else: it is told, and what is up to the server goes on. */
  plansMade(change: PlansChange, seat: Seat): void;
  /** Who plays which seat, or what players want, has changed: all are told. */
  seatsChanged(): void;
  /** What lists say of it has changed, and nothing else. */
  lobbyChanged(): void;
  /** It has been ended without a result. */
  abort(clocks: KeptClocks | undefined): void;
}
