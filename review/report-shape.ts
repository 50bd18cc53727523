import type { Seat, Translated } from '@pepite/kernel';
import type { Estimate } from './estimate.ts';

/** A review as it is shown: words and figures, and nothing that plays. */
export interface Report {
  readonly game: Translated<string>;
  readonly program: string;
  readonly isFinished: boolean;
  readonly names: readonly string[];
  readonly winners: readonly Seat[];
  /** How many moves the match has. */
  readonly plies: number;
  readonly seats: readonly SeatReport[];
  /** By seat: what chance gave it in all, as a part of a win. */
  readonly luck: readonly Estimate[];
  readonly curve: readonly CurvePoint[];
}

/** How one seat has decided. */
export interface SeatReport {
  readonly seat: Seat;
  /** From 0 to 1, or a little beyond, by chance. */
  readonly accuracy: Estimate | null;
  /** Choices where there was something to choose … */
  readonly decisions: number;
  /** … of which so many are what the expert would have done, … */
  readonly same: number;
  /** … and so many can't be told apart from it; the rest is worse. */
  readonly close: number;
  /** Those that are worse, the dearest one first. */
  readonly worse: readonly ShownDecision[];
  /** All of them, in the order of the match. */
  readonly all: readonly ShownDecision[];
}

/** How a choice is told beside what the expert would have done. */
export type Standing = 'same' | 'close' | 'worse';

export interface ShownDecision {
  readonly ply: number;
  readonly standing: Standing;
  /** Which round it was, in the word that the game has for it, if there are several. */
  readonly round: Translated<string> | null;
  /** The moves, as the game tells them: "plays silver 7". */
  readonly chosen: Translated<string>;
  readonly best: Translated<string>;
  /** How likely the seat was to win with the best move, and by how much less with its own. */
  readonly known: number;
  readonly chance: Estimate;
  /** By how many points it would have been further ahead in the end, if that can be told. */
  readonly points: Estimate | null;
  readonly about: Translated<string> | null;
}

/** By seat, how likely it was to win: by what all saw, and with all hands open. */
export interface CurvePoint {
  readonly ply: number;
  readonly seen: readonly number[];
  readonly open: readonly number[];
}
