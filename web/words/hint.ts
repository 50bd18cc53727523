/** What is said about the move that a bot would make. */
export interface HintTexts {
  readonly ask: string;
  readonly title: string;
  readonly thinking: string;
  /** How likely the move is to win. */
  readonly worth: (percent: number) => string;
  /** How likely the second best is. */
  readonly next: (percent: number) => string;
  /** That another one is as likely. */
  readonly level: (move: string) => string;
  /** That so many others are as likely. */
  readonly levelMany: (count: number) => string;
  readonly only: string;
  readonly play: string;
}
