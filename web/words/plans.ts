/** What is said of plans: what is decided for a player who is not asked. */
export interface PlanTexts {
  readonly title: string;
  readonly why: string;
  /** What is planned for the next decision: "play silver 7", "if silver is still free". */
  readonly next: (move: string, condition: string, others: readonly string[]) => string;
  readonly ifPossible: string;
  /** Of a card that a planned move is made with; 0 is the first choice. */
  readonly marked: (choice: number) => string;
  readonly nothing: string;
  /** Offered where a move was tried out of turn. */
  readonly offer: string;
  readonly instead: string;
  readonly fallback: string;
  readonly drop: string;
  /** A plan is about to make a move. */
  readonly upcoming: (move: string) => string;
  readonly decide: string;
  readonly used: (move: string) => string;
  readonly impossible: (move: string) => string;
  readonly expired: string;
  /** Plans that count for a time, by their names, when that is over. */
  readonly over: (plans: readonly string[]) => string;
}
