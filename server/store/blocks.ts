import type { Guest } from '@pepite/matches';
import type { AddedToken, BotToken } from './bot-tokens.ts';
import type { Report } from './reports.ts';

/** A guest whom the host does not let in. */
export interface Block {
  readonly guest: Guest;
  /** Until when, by the machine's clock; null stands for ever. */
  readonly until: number | null;
  /** For the host alone. */
  readonly reason: string;
}

/** A public table that waits or is played at, with the people who sit there. */
export interface PublicTable {
  readonly match: string;
  readonly game: string;
  readonly status: string;
  readonly host: Guest;
  readonly people: readonly { readonly guest: Guest; readonly name: string }[];
}

/** So many tables are told, the latest first. */
export const MOST_TABLES = 100;
/** Whoever names a guest by the beginning has to be told only whether there are several. */
export const SEVERAL = 2;

/** What a host asks of a store against abuse, whether or not servers run on it. */
export interface HostTools {
  tables(): Promise<readonly PublicTable[]>;
  blocks(date: number): Promise<readonly Block[]>;
  /** Guests with a name or a seat, and blocked ones, whose hash begins so: two at most. */
  guestsLike(start: string): Promise<readonly Guest[]>;
  /** Whether somebody sits, or has sat, at a match that is still there. */
  hasSeat(guest: Guest): Promise<boolean>;
  block(block: Block, date: number): Promise<void>;
  /** False if the guest was not blocked. */
  unblock(guest: Guest): Promise<boolean>;
  /** What players have reported, the latest first. */
  reports(): Promise<readonly Report[]>;
  /** Drops all reports about a guest; how many. */
  dropReports(guest: Guest): Promise<number>;
  /** Has servers end a match; false if there is none. */
  endMatch(match: string, date: number): Promise<boolean>;
  /** Has servers give a guest another name. */
  renameGuest(guest: Guest, name: string, date: number): Promise<void>;
  /** The tokens of all programs from outside, the first one first. */
  botTokens(): Promise<readonly BotToken[]>;
  addBotToken(token: BotToken): Promise<AddedToken>;
  /** Revokes a token; false if there is none. */
  dropBotToken(program: Guest): Promise<boolean>;
}
