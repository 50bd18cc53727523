import type { Move, Options, Read } from '@pepite/kernel';
import type { BotName } from '../names.ts';
import type { Weighed } from '../search/thought.ts';

/** Who thinks for a seat: a bot that plays there, or one that only says what the best would do. */
export type BotRole = BotName | 'adviser';

/** A seat to think for, in words that can be sent to another thread. */
export interface BotSetup {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly bot: BotRole;
  /** Where its chance begins, in tests: then it counts what it thinks, and can be repeated. */
  readonly seed?: number | undefined;
}

/**
 * What a thread is asked. Bots are known by numbers, and so are jobs, counted together; what bots
 * see is text (`printView`).
 */
export type Question = BotQuestion | Working;

/** What is about a bot; that it leaves may be said of a job, too. */
export type BotQuestion = Asking | { readonly type: 'leave'; readonly bot: number };

/** What takes a moment to answer. */
export interface Asking {
  readonly type: 'choose' | 'advise';
  readonly bot: number;
  /** Seats the bot anew before it is asked. */
  readonly setup?: BotSetup | undefined;
  /** What the seat has seen since the bot was last asked; all of it if it is seated anew. */
  readonly seen: readonly string[];
  /** What it sees now, when it has to decide. */
  readonly view: string;
  /** How long it may think, if that is less than it would. */
  readonly milliseconds?: number | undefined;
  /** What it draws from, if its setup has a seed. */
  readonly seed?: number | undefined;
}

/** A portion of work that is no bot's: what it is about, only the program of the thread knows. */
export interface Working {
  readonly type: 'work';
  /** The number of the job. */
  readonly bot: number;
  /** What the job is, for a thread that does not know it. */
  readonly setup?: string | undefined;
  readonly portion: string;
}

/**
 * What a thread makes of a question: a choice, for advice what it thought of, the best first, or
 * what came of a portion of work.
 */
export type Thoughts =
  { readonly move: Move } | { readonly moves: readonly Weighed[] } | { readonly done: string };

/** An error, as it crosses threads. */
export interface Failure {
  readonly message: string;
  readonly stack: string;
}

export interface Answer {
  readonly bot: number;
  readonly result: Read<Thoughts, Failure>;
}

/** What a thread says: that it has started, or what one of its bots answers. */
export type ThreadMessage = 'ready' | Answer;
