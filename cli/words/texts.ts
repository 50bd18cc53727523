import type { RecordProblem, Result } from '@pepite/kernel';
import type { StartProblem } from '@pepite/outside/programs';
import type { ArgumentProblem } from '../arguments.ts';
import type { FileProblem } from '../files.ts';
import type { SeatingProblem } from '../seating.ts';
import type { Sentences } from './sentences.ts';

/** Why the rules refuse a move, told by the game: the clause, and what it says. */
export interface Reason {
  readonly clause: string;
  readonly why: string;
}

/** Everything that several commands say, in one language. */
export interface Texts {
  readonly number: (value: number, digits?: number) => string;
  readonly percent: (fraction: number) => string;
  /** A time as people say it, without more digits than they need. */
  readonly duration: (seconds: number) => string;
  readonly list: (items: readonly string[]) => string;
  readonly quote: (text: string) => string;

  readonly arguments: Sentences<ArgumentProblem>;
  readonly seating: Sentences<SeatingProblem>;
  readonly files: Sentences<FileProblem>;
  readonly programFailed: (command: string, problem: StartProblem) => string;
  readonly record: Sentences<RecordProblem>;
  readonly replay: ReplayTexts;
  /** A move that breaks a clause. */
  readonly fault: (reason: Reason) => string;
  /** A text that is no move; the clause says what is due. */
  readonly notation: (text: string, reason: Reason) => string;
  readonly nothingToTakeBack: string;
  readonly inRecord: (record: number, sentence: string) => string;

  readonly interrupted: string;
  /** A line of progress where no bar can be drawn; `left` in seconds. */
  readonly progress: (done: number, total: number, left: number) => string;
  /** The words of the bar, in the notation of cli-progress. */
  readonly bar: string;
  readonly won: (names: readonly string[]) => string;
  readonly scores: (names: readonly string[], scores: readonly number[]) => string;

  readonly help: HelpTexts;
}

/** What the moves of a record can have wrong; plies are counted from 0. */
export interface ReplayTexts {
  readonly place: (record: number, ply: number) => string;
  readonly moveRefused: (place: string, text: string, refusal: string) => string;
  readonly stopsInsideTurn: (place: string, reason: Reason) => string;
  readonly resultTooEarly: (place: string, reason: Reason) => string;
  readonly resultDiffers: (
    place: string,
    expected: Result,
    found: Result,
    reason: Reason,
  ) => string;
}

export interface HelpTexts {
  readonly about: string;
  readonly usage: string;
  readonly command: string;
  readonly flagsInUsage: string;
  readonly headings: {
    readonly commands: string;
    readonly arguments: string;
    readonly flags: string;
    readonly games: string;
    readonly examples: string;
  };
  readonly lang: string;
  readonly help: string;
  readonly version: string;
  readonly more: string;
  readonly standard: (value: string) => string;
  readonly seats: (least: number, most: number) => string;
  readonly flagOption: (standard: boolean) => string;
  readonly countOption: (least: number, most: number, standard: number) => string;
  readonly dataOption: string;
}
