import type { Game, Immutable, Language, Move, Options, Seat } from '@pepite/kernel';
import type { Component } from 'svelte';

/**
 * What a board is handed. It knows no rules: what may be done is in `moves`, and what is tried
 * beside them is explained by the page that it sits on.
 */
export interface BoardProps<T, H> {
  readonly language: Language;
  /** The game as it is played here, for its words; a board asks it for no rules. */
  readonly game: Game;
  /** What all see. */
  readonly table: Immutable<T>;
  /** The hands that may be shown, by seat: one's own; in an open replay all of them. */
  readonly hands: readonly (Immutable<H> | undefined)[];
  /** The seat shown at the bottom: one's own, or the one looked through. */
  readonly seat: Seat;
  readonly names: readonly string[];
  /** What the table has chosen about the game. */
  readonly options: Options;
  /**
   * What `seat` may do now; nothing when it has not to decide, or in a replay. Of a list of many
   * thousands only the first ones: what is beside them may be tried all the same.
   */
  readonly moves: readonly Move[];
  /** Try a move: it is made if it is legal, else the page says why not, with the clause. */
  readonly attempt: (move: Move) => void;
  /** As `attempt`, after the page has asked `question`: where a slip would hurt. */
  readonly confirm: (move: Move, question: string) => void;
}

/** What explains a round that has ended, point by point. */
export interface ReportProps<T> {
  readonly language: Language;
  readonly game: Game;
  readonly table: Immutable<T>;
  readonly names: readonly string[];
  readonly options: Options;
}

/** A picture of the rules page. */
export interface FigureProps {
  readonly language: Language;
}

/** What `boards/<game>/index.ts` exports as `board`; without one the plain board is shown. */
export interface BoardModule<T = unknown, H = unknown> {
  readonly Board: Component<BoardProps<T, H>>;
  readonly Report: Component<ReportProps<T>>;
}
