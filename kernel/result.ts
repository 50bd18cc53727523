/** What the rules compare at the end: scores per seat, and all seats that win, ascending. */
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}
