import type { MatchSetup, Status } from '@pepite/protocol';
import type { Broadcast } from './broadcast.ts';
import type { MatchPlay } from './match-play.ts';
import type { MatchSeats } from './match-seats.ts';
import type { Step } from './play-state.ts';
import type { Timekeeper } from './timekeeper.ts';

/** A match as those see it who decide what comes of moves, time-outs and stand-ins. */
export interface PlayedMatch {
  readonly setup: MatchSetup;
  readonly status: Status;
  readonly seats: MatchSeats;
  /** The play, once the match has begun. */
  readonly play: MatchPlay | undefined;
  readonly time: Timekeeper;
  readonly broadcast: Broadcast;
  /** A step has been kept: all are told who may know. */
  stepMade(step: Step): void;
}
