import type { Immutable, Language, Options } from '@pepite/kernel';

/** The size of a drawing: nothing of it is beyond. */
export const ROOM = { width: 1120, height: 430 } as const;

export type LetterStyle = 'plain' | 'bold' | 'title';

/** How a text is written. */
export interface Writing {
  readonly x: number;
  /** The line that letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly style: LetterStyle;
  readonly colour: string;
  /** What of the text `x` is: where it begins, unless said. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** How wide it may be: what is longer ends in an ellipsis. */
  readonly most: number;
}

/** Who has fonts, and writes a text as a part of a drawing. */
export interface Letters {
  write(text: string, writing: Writing): string;
}

/** A player as a drawing shows them. */
export interface Player {
  readonly name: string;
  /** With their unit; empty if nothing is counted. */
  readonly points: string;
  /** The same without it, where there is little room. */
  readonly score: string;
  readonly isWinner: boolean;
}

/** What a drawing is made of: what all at the table see, and nothing else. */
export interface Scene<Table = unknown> {
  readonly table: Immutable<Table>;
  readonly options: Options;
  /** By seat. */
  readonly players: readonly Player[];
  readonly language: Language;
  readonly letters: Letters;
}

/** A game's table as a part of an SVG, from its top left. */
export interface TableDrawing<Table = unknown> {
  draw(scene: Scene<Table>): string;
}
