/**
 * How long people take for a choice, fitted to how long the expert thinks about such a choice
 * (docs/measures.md): an estimate. `npm run fit-minutes` finds the numbers.
 */
export interface Thinking {
  /** Seconds that any choice takes, a forced one, too: to see it and to carry it out. */
  readonly base: number;
  /**
   * The anchor: seconds for each time that the moves to choose from could be halved (Hick's law),
   * where even the expert can't settle which is best.
   */
  readonly perDoubling: number;
  /**
   * By game and by kind of choice (what is due, `Game.outOfTurnFault`), how much of that it takes:
   * from 0, where the expert sees at once which move is best, to 1, where it never does.
   */
  readonly doubt: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The same of any choice: for games and kinds that were not looked at. */
  readonly anyDoubt: number;
}
