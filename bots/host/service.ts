import type { Move, Read } from '@pepite/kernel';
import type { Weighed } from '../search/thought.ts';
import type { BotRole, BotSetup } from './protocol.ts';

/** What a seat that has to decide knows, as text (`printView`). */
export interface BotRequest {
  readonly view: string;
  /** All that the seat has seen so far; asked for only where the bot has to be seated anew. */
  readonly history: () => readonly string[];
  /** How long it may think, if that is less than it would. */
  readonly milliseconds?: number | undefined;
}

export type Choice = Read<Move, Error>;
/** What was thought of, the best first. */
export type Advice = Read<readonly Weighed[], Error>;

/** A bot that thinks for one seat. What it sees reaches it as text (`printView`), nothing else. */
export interface BotClient {
  /** Notes what the seat sees now. */
  see(view: string): void;
  /** Chooses for the seat. Once closed it answers no more. */
  choose(request: BotRequest, answer: (choice: Choice) => void): void;
  /** Says what the best bot would think of in place of the seat; only an adviser does. */
  advise(request: BotRequest, answer: (advice: Advice) => void): void;
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
  readonly guest: () => string;
}

/** Where bots think: away from the matches, so that nobody waits for somebody else's bot. */
export interface BotService {
  /** A bot for a seat; one that needs no thought in its place, while there is no room for it. */
  seat(setup: BotSetup, owner: Owner): BotClient;
  /** Whether an origin may have these bots besides those it has. */
  hasRoom(origin: string, bots: readonly BotRole[]): boolean;
  /** Whether an origin may wait for one more hint. */
  mayAdvise(origin: string): boolean;
}
