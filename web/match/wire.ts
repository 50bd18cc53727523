import type { Read } from '@pepite/kernel';
import type { ServerMessage } from '@pepite/protocol';
import type { Request, Topic } from '../site/connection.svelte.ts';
import type { AnyProblem } from '../words/problem.ts';

/** What a match page hangs on: a server far away, or a house in this browser. */
export interface Wire {
  readonly isOpen: boolean;
  /** How many connections there have been: what was sent through an earlier one may be lost. */
  readonly session: number;
  /** Watches a topic from now on; returns what stops it. */
  watch(topic: Topic, listener: (message: ServerMessage) => void): () => void;
  /** Sends if it can, and returns the number of the message; else nothing. */
  send(request: Request): number | undefined;
  /** The page of a match. */
  addressOf(match: string): string;
  /** The record of a match that is over. */
  recordOf(match: string): Promise<Read<unknown, AnyProblem>>;
  /** Where that record can be fetched as a file, if anywhere. */
  downloadOf(match: string): string | undefined;
}
