import type { Snippet } from 'svelte';
import type { BoardModule } from '../boards/board.ts';
import type { Pointer } from '../boards/kit/pointers.ts';

/** What a lesson adds to a match that is being played. */
export interface ShownLesson {
  /** What is said beside the board. */
  readonly panel: Snippet;
  /** What the step is about, on the board. */
  readonly pointersOn: (board: BoardModule) => readonly Pointer[];
  /** Goes on to the next step, where there is only something to read. */
  readonly goOn: (() => void) | undefined;
  /** Whether it speaks of reports on rounds: otherwise they open and close as in any match. */
  readonly speaksOfReports: boolean;
  /** What is said of the report on a round, which is open as long as this is there. */
  readonly onReport: { readonly text: string; readonly goOn: () => void } | undefined;
  /** What is said to a learner who tries something else. */
  readonly otherwise: string | undefined;
}
