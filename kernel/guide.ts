/**
 * The full rules of a game in one language, written for someone who reads them for the first time.
 * The game's declaration says how it is loaded: who plays need not.
 */
export type Guide = readonly GuideSection[];

/** A part of the rules, with a title. */
export interface GuideSection {
  /** The same in all languages: links lead to it. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly GuideParagraph[];
}

/** A paragraph of the rules: most of them tell one clause. */
export interface GuideParagraph {
  /** The clause of the rules that is told here; each is told in exactly one place. */
  readonly clause?: string;
  readonly title?: string;
  readonly text: string;
  /** What is better told as a list, after the text. */
  readonly points?: readonly string[];
  /** What this project decided where the rulebook is silent. */
  readonly ruling?: string;
  /** The picture that goes with it: the name of a file in the board's folder of figures. */
  readonly figure?: string;
}
