import type { Read } from '@pepite/kernel';
import type { ServerMessage } from '@pepite/protocol';
import type { Request, Topic } from '../site/reconnecting-socket.ts';
import type { AnyProblem } from '../words/problem.ts';
import type { OffLesson } from './off-lesson.ts';

/** What a match page hears. */
export type WireMessage =
  | ServerMessage
  | { readonly type: 'refused'; readonly id: number | null; readonly problem: OffLesson };

/** The wire of somebody else on this device: it is closed when they play there no more. */
export interface CompanionWire extends Wire {
  close(): void;
}

/** What a match page talks to: a server, the matches of this browser, or a lesson. */
export interface Wire {
  readonly isOpen: boolean;
  /** Whether it shows what all may see, and nobody sits behind it. */
  readonly isOnlooker?: boolean;
  /** How many connections there have been: what was sent through an earlier one may be lost. */
  readonly session: number;
  /** Watches a topic from now on; returns what stops it. */
  watch(topic: Topic, listener: (message: WireMessage) => void): () => void;
  /** Sends if it can, and returns the number of the message; else nothing. */
  send(request: Request): number | undefined;
  /** Opens a wire for somebody else on this device, where several can play on one. */
  companion?(number: number): CompanionWire;
  /** The page of a match. */
  addressOf(match: string): string;
  /** The page that shows the table of a match to all around it, where there is one. */
  tableOf?(match: string): string;
  /** The record of a match that is over. */
  recordOf(match: string): Promise<Read<unknown, AnyProblem>>;
  /** Whether anybody who has its link can look back at a match that is over. */
  readonly isShared?: boolean;
  /** The page that checks whether chance was fair, where that can be proven. */
  checkOf?(match: string): string;
}
