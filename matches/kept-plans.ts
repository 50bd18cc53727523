import type { PlanOutcome } from '@pepite/protocol';

/** Moves for the next decision that asks for one of them, the first one first. */
export interface NextMoves {
  /** In the notation of records. */
  readonly moves: readonly string[];
  /** How many rounds had ended when they were planned: they are over with the round. */
  readonly round: number;
  /** How many moves were settled when that decision began; nothing before it has. */
  readonly asked: number | null;
}

/** What one seat has planned, as it is kept: nobody else may know that there is a plan. */
export interface SeatPlans {
  /** What is decided for it until further notice, each for a time that the game names. */
  readonly standing: readonly { readonly plan: string; readonly period: string }[];
  readonly next: NextMoves | null;
  /** What has become of moves that were planned, until the player plans or chooses again. */
  readonly outcome: PlanOutcome | null;
}

/** What each seat has planned, as far as any of them has: nobody's business but its own. */
export type KeptPlans = readonly SeatPlans[];

/** Plans as they are kept with a step. */
export interface PlansChange {
  readonly plans: KeptPlans;
  /**
   * By when a move that they know should have been made; nothing where they know none now. By that
   * date a store finds matches that nobody has in memory any more.
   */
  readonly planDue: number | null;
}
