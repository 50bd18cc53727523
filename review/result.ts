import type { Seat, Translated } from '@pepite/kernel';
import type { Estimate } from './estimate.ts';
import type { ReviewOrder } from './order.ts';

/** What was found of a choice, by what its seat knew. Moves are in the notation of records. */
export interface Judged {
  readonly kind: 'decision';
  readonly ply: number;
  readonly seat: Seat;
  /** From 1 on. */
  readonly round: number;
  readonly chosen: string;
  readonly best: string;
  /** How likely the seat was to win with the best move. */
  readonly known: Estimate;
  /** By how much the best move is ahead of the one chosen: `Verdict` says by what. */
  readonly chance: Estimate;
  readonly worth: Estimate;
  readonly points?: Estimate;
  readonly any: Estimate;
  readonly worlds: number;
  /** What mattered, in words of the game, where the choice has certainly cost something. */
  readonly about?: Translated<string>;
}

/** What chance gave each seat: its chance to win after that, less what could be expected. */
export interface Luck {
  readonly kind: 'luck';
  readonly ply: number;
  readonly to: number;
  readonly gains: readonly Estimate[];
}

/** By seat, the chance to win with all hands open, and by what all saw. */
export interface OpenChances {
  readonly kind: 'open';
  readonly ply: number;
  readonly chances: readonly number[];
  readonly seen: readonly number[];
}

export type Found = Judged | Luck | OpenChances;

/** All that is known of a review: the content of its file. */
export interface ReviewResult extends ReviewOrder {
  readonly review: 1;
  readonly program: string;
  /** How many slices are done, the first ones. */
  readonly slices: number;
  readonly isFinished: boolean;
  readonly found: readonly Found[];
}

/** The text of a result's file: the same for the same result, to the byte. */
export const printResult = (result: ReviewResult): string => `${JSON.stringify(result)}\n`;
