import type { Move, Read, Seat } from '@pepite/kernel';
import type { Pace, Problem } from '@pepite/protocol';
import type { ChanceAt, Step } from './play-state.ts';
import type { Guest } from './store.ts';

/** A step, the problem with what was asked for, or nothing where there is nothing to keep. */
export type PlayDecision = Read<Step | undefined, Problem>;

/** Something is held back, or has no effect any more: nothing is kept, nobody is told. */
export const UNSEEN: PlayDecision = { value: undefined };

/** What playing needs to know of the match around it. */
export interface PlayContext {
  readonly match: string;
  /** How quickly bots move. */
  readonly pace: () => Pace;
  /** Where chance comes from. */
  readonly chanceAt: ChanceAt;
  /** Whether the first card waits for what players are about to add to chance. */
  readonly awaitsContributions: () => boolean;
  /** Whether there is somebody to play for; else bots wait. */
  readonly isAttended: () => boolean;
  /** Whether the players have stopped the clocks: bots wait, too. */
  readonly isPaused: () => boolean;
  /** For whom the match is played, and where they come from: thinking is shared by that. */
  readonly guest: () => Guest;
  readonly origin: () => string;
  /** Whether this process may do what nobody asks for; if not, the play is woken when it may. */
  readonly mayAct: () => boolean;
  /** There is nothing to do here: another process may have more. */
  readonly mayRest: () => void;
  /** Whether a player is there, at this process or at another one. */
  readonly presenceOf: (seat: Seat) => 'here' | 'elsewhere' | 'away';
  /** The legal move that is planned for a seat, which has to decide, if there is one. */
  readonly plannedMove: (seat: Seat) => Move | undefined;
  /** How long a planned move waits until it is made, in milliseconds, drawn anew. */
  readonly planWait: (seat: Seat) => number;
  /** Has a step made that nobody has asked for: by a bot, or because its time has come. */
  readonly carryOut: (decide: () => PlayDecision) => void;
}
