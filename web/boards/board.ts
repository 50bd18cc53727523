import type { Game, Immutable, Language, Move, Options, Seat, Seen, Turn } from '@pepite/kernel';
import type { Component, Snippet } from 'svelte';
import type { About } from './kit/about.ts';
import type { Pointer } from './kit/pointers.ts';

/** What the page says of the turn while there is nothing for its player to do. */
export interface TurnStatus {
  /** Whether the player of this page has to decide: then the board asks, in its own words. */
  readonly isDeciding: boolean;
  /** Whose turn it is, in words. */
  readonly whose: string;
  /** What else is to be said: that a move is on its way, that one looks back; may be empty. */
  readonly detail: string;
  /** What may be done by whoever is not to decide: take back, come back, read on. */
  readonly action?: StatusAction | undefined;
}

export interface StatusAction {
  readonly id: 'take-back' | 'reclaim' | 'continue' | 'resume' | 'decide' | 'drop-plan' | 'report';
  readonly label: string;
  readonly run: () => void;
}

/** What the player of a page has planned, by the names that the game has for it. */
export interface BoardPlans {
  /** Those that can be made now, or are made. */
  readonly offered: readonly string[];
  has(plan: string): boolean;
  set(plan: string, on: boolean): void;
  /** As `set`, where an answer stands for it: nobody is told when its time is over. */
  assume(plan: string): void;
}

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
  /** Whose turn it is. */
  readonly turn: Turn;
  /**
   * What has happened since the position shown before this one, in order, as far as this seat may
   * know it; nothing where the position does not follow from the one before (a jump, a reload).
   */
  readonly events: readonly Seen[];
  /** The seat shown at the bottom: one's own, or the one looked through. */
  readonly seat: Seat;
  readonly names: readonly string[];
  /** Whether whoever looks is the player at `seat`, called "you": in a replay it may be anybody. */
  readonly isReader?: boolean;
  /** What the table has chosen about the game. */
  readonly options: Options;
  /**
   * What `seat` may do now; nothing when it has not to decide, or in a replay. Of a list of many
   * thousands only the first ones: what is beside them may be tried all the same.
   */
  readonly moves: readonly Move[];
  /** Whether every question is asked, even what hardly matters: in a lesson, or with a coach. */
  readonly asksAll?: boolean;
  readonly status: TurnStatus;
  /** What is decided until further notice; nothing where nothing can be planned. */
  readonly plans?: BoardPlans | undefined;
  /** What the page has to say about a move that was refused: shown close to the hand. */
  readonly notice?: Snippet;
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
  /** Whom it is told to, if they sat at the table: sentences call them "you". */
  readonly reader?: Seat | undefined;
}

/** A picture of the rules page. */
export interface FigureProps {
  readonly language: Language;
}

/** What `boards/<game>/index.ts` exports as `board`; without one the plain board is shown. */
export interface BoardModule<T = unknown, H = unknown> {
  readonly Board: Component<BoardProps<T, H>>;
  readonly Report: Component<ReportProps<T>>;
  /** What a move is made with on this board. */
  readonly pointersOf?: (move: Move) => readonly Pointer[];
  /** What a thing on the board is that carries `data-about`, in words. */
  readonly about?: (about: string, scene: AboutScene<T>) => About | undefined;
}

/** What the words about a thing may depend on. */
export type AboutScene<T> = Pick<
  BoardProps<T, unknown>,
  'language' | 'game' | 'table' | 'seat' | 'names' | 'options'
>;
