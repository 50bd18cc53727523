import type { Sign } from '@pepite/games/silver-and-gold/pieces';

/** Something that can be asked about: what it is, and what it does now. */
export interface AboutText {
  readonly title: string;
  readonly text: string;
}

/** What is said of things on the board when they are asked about, in one language. */
export interface AboutWords {
  readonly card: (card: CardAsked) => AboutText;
  readonly completed: (card: CardAsked, seals: number) => AboutText;
  readonly cell: Readonly<Record<Sign, (worth: number) => AboutText>>;
  readonly expedition: (pattern: string | undefined) => AboutText;
  readonly deck: AboutText;
  readonly when: (round: number, rounds: number, turn: number, turns: number) => AboutText;
  readonly cups: (next: number | undefined) => AboutText;
  readonly pile: (cards: number) => AboutText;
  readonly coins: (coins: number, boxes: number) => AboutText;
  readonly palms: (left: number, worth: number) => AboutText;
  readonly cupBoxes: AboutText;
  readonly points: (name: string, points: number) => AboutText;
  readonly first: AboutText;
  readonly colour: (name: string, cards: number, colour: string) => AboutText;
  readonly tools: Readonly<Record<ToolName, AboutText>>;
}

export const TOOLS = ['turn', 'mirror', 'next', 'single'] as const;
export type ToolName = (typeof TOOLS)[number];

/** What is said of a card. */
export interface CardAsked {
  readonly name: string;
  readonly points: number;
  /** What is printed on it besides: signs, and its seal; may be empty. */
  readonly printed: string;
  readonly seal: string;
  /** How many cells are still free; nothing where the card lies in front of nobody. */
  readonly free?: number | undefined;
}
