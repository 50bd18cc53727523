import type { TableClock, Timeout } from '@pepite/protocol';

/** What is said of clocks: where a table is made, on the board and to a screen reader. */
export interface ClockTexts {
  readonly title: string;
  readonly kinds: Readonly<Record<TableClock['kind'], string>>;
  readonly kindWhy: Readonly<Record<TableClock['kind'], string>>;
  /** A clock with a bank of minutes and an increment of seconds, in short. */
  readonly live: (minutes: string, seconds: number) => string;
  readonly ownNumbers: string;
  readonly bank: string;
  readonly increment: string;
  readonly days: (days: number) => string;
  readonly perMove: (days: number) => string;
  readonly timeouts: Readonly<Record<Timeout, string>>;
  readonly timeoutTitle: string;
  /** The same as a sentence, where a clock is asked. */
  readonly whenUp: Readonly<Record<Timeout, string>>;
  /** How long a match may take: about so long, and so long at most where that is known. */
  readonly estimate: (about: string, most: string | undefined) => string;
  readonly estimateTurns: (turns: number, most: string) => string;
  /** A time, in whole units: `3 minutes`, `2 days`. */
  readonly duration: (milliseconds: number) => string;
  /** The same, in short. */
  readonly shortDuration: (milliseconds: number) => string;
  /** What is left to a player, and to oneself. */
  readonly left: (name: string, time: string) => string;
  readonly yours: (time: string) => string;
  /** In a list: how long there is for a move. */
  readonly leftShort: (time: string) => string;
  readonly stopped: string;
  readonly goOn: string;
  readonly stop: string;
  readonly stopWhy: string;
  readonly wantsStop: (names: readonly string[]) => string;
  readonly youWantStop: string;
  /** A bot has chosen for somebody, as time was up: once, or the last time before it takes over. */
  readonly missed: (name: string) => string;
  readonly missedOften: (name: string) => string;
  readonly youMissed: string;
  readonly youMissedOften: string;
  readonly agree: string;
  readonly withdraw: string;
}
