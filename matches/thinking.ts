import type { Advice, BotName, Choice, Seating } from '@pepite/bots';
import type { Guest } from './store.ts';

/** A bot that thinks for one seat. What it sees reaches it as text (`printView`), nothing else. */
export interface Mind {
  /**
   * Whether another one should be seated in its place and told what the seat has seen: the thread
   * where it thought is gone, or it has only stood in for one for which there was no room.
   */
  readonly isStale: boolean;
  /** Notes what the seat sees now. */
  see(view: string): void;
  /**
   * Chooses for the seat, which sees `view` and has to decide, within so many milliseconds if it
   * is told so. Once closed it answers no more.
   */
  choose(view: string, answer: (choice: Choice) => void, milliseconds?: number): void;
  /** Says what the best bot would think of in place of the seat; only an adviser does. */
  advise(view: string, answer: (advice: Advice) => void): void;
  close(): void;
}

/** For whom a bot thinks: its time is shared by origin first, then by guest, then by match. */
export interface Owner {
  readonly match: string;
  /**
   * Where the people come from for whom the match is played: a text that says nothing but whether
   * two of them share their network. It may change as people come and go.
   */
  readonly origin: () => string;
  /** Which of them it is played for; that may change, too. */
  readonly guest: () => Guest;
}

/** Where bots think: away from the matches, so that nobody waits for somebody else's bot. */
export interface Thinking {
  /** A bot for a seat; one that needs no thought in its place, where there is no room for it. */
  seat(seating: Seating, owner: Owner): Mind;
  /** Whether an origin may have these bots besides those it has. */
  hasRoom(origin: string, bots: readonly (BotName | 'adviser')[]): boolean;
  /** Whether an origin may wait for one more hint. */
  mayAdvise(origin: string): boolean;
}
