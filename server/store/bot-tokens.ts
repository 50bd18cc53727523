import type { Guest } from '@pepite/matches';

/** The token of a program from outside, as it is kept: without the token itself. */
export interface BotToken {
  /** The guest that the program is: the hash of its token, with a mark. */
  readonly program: Guest;
  /** Who has made it; nobody if the host has. */
  readonly owner: Guest | null;
  /** What the program is called. */
  readonly name: string;
  /** When it was made, by the machine's clock. */
  readonly date: number;
}

/** So many programs a person may have. */
export const MOST_TOKENS = 10;

/** What has become of a token that was to be kept. */
export type AddedToken = 'kept' | 'too-many';
