import type { Seat } from '@pepite/kernel';
import type { Said, TalkEntry } from '@pepite/protocol';
import type { Guest } from './store.ts';

/** So much of what was said at a match is kept, the latest, and so many signs on moves. */
export const MOST_SAID = 200;

/** Something that is about to be said. */
export interface NewTalk {
  readonly guest: Guest;
  readonly seat: Seat;
  readonly name: string;
  readonly said: Said;
}

/**
 * Where talk is kept: beside the steps of matches, so that nobody's move has to wait for it or is
 * decided anew because of it. It is removed with its match.
 */
export interface TalkStore {
  /**
   * Keeps it under the next number of its match. A sign takes the place of the one that the same
   * seat has put on the same move before. Nothing if there is no such match.
   */
  say(match: string, talk: NewTalk): Promise<number | undefined>;
  /** What is kept after a number, in the order of numbers. */
  talkSince(match: string, number: number): Promise<readonly TalkEntry[]>;
}
