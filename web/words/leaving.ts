/** What is said about leaving a match, giving it up and ending it. */
export interface LeavingTexts {
  readonly title: string;
  /** What becomes of the seat; the level is that of the table's stand-ins. */
  readonly leave: string;
  readonly leaveWhy: (level: string) => string;
  readonly resign: string;
  readonly resignWhy: (level: string) => string;
  readonly end: string;
  readonly endAlone: string;
  readonly endEarly: string;
  readonly endTogether: string;
  readonly agree: string;
  readonly withdraw: string;
  /** While one plays alone: the match waits. */
  readonly waits: string;
  readonly wantsEnd: (names: readonly string[]) => string;
  readonly youWantEnd: string;
  /** Of a match that was ended. */
  readonly ended: string;
  readonly endedWhy: string;
  readonly again: string;
  /** Of players. */
  readonly resigned: (name: string) => string;
  readonly youResigned: string;
  readonly replaceableIn: (time: string) => string;
  /** In lists. */
  readonly left: string;
  readonly comeBack: string;
  readonly open: string;
  readonly resignedShort: string;
  readonly endedShort: string;
  readonly remove: (match: string) => string;
  readonly removed: (match: string) => string;
  readonly undo: string;
  readonly endQuestion: (match: string) => string;
}
