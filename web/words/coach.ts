/** What the coach of a match says besides the sentences that games have. */
export interface CoachTexts {
  readonly title: string;
  readonly why: string;
  /** Before a move is made that gives away much. */
  readonly again: string;
  /** What would be better: a move as one is told to make it. */
  readonly better: (move: string) => string;
  /** How likely the better move and one's own are to win. */
  readonly chances: (better: number, own: number) => string;
  readonly choose: string;
  readonly anyway: string;
}
