import type { Options } from './options.ts';
import type { Seat } from './seats.ts';
import type { Language, Translated } from './words.ts';

/**
 * A first match that explains itself: a real match whose chance and whose other players are
 * prepared, and what is said about it step by step. Moves are entries of records
 * (`0 play G3`, `* deal 0 B1`); `Name` are the names of its steps.
 */
export interface Lesson<Name extends string = string> {
  readonly seats: number;
  readonly options: Options;
  /** Where the learner sits. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep<Name>[];
  readonly words: Translated<LessonWords<Name>>;
}

/** One thing to learn. */
export interface LessonStep<Name extends string = string> {
  readonly name: Name;
  /** What others and chance do before it. */
  readonly before?: readonly string[];
  /**
   * The move that the learner is to make, or those of which any will do: what comes later must be
   * possible after each. Without one the learner reads, and goes on.
   */
  readonly asks?: string | readonly string[];
  /**
   * The things it is about, by their names on the board (`data-about`), or parts of the board:
   * `area:others`, `area:table`, `area:banner`, `area:place`, `area:hand`, and what else a board
   * calls an area. A step that asks for a move points at what that is made with by itself.
   */
  readonly about?: readonly string[];
  /** Whether it speaks of the report on the round that has ended, which is open meanwhile. */
  readonly onReport?: true;
}

/** What a step says. */
export interface LessonText {
  readonly text: string;
  /** What is said to a learner who tries something else. */
  readonly otherwise?: string;
}

/** What a lesson says, in one language. */
export interface LessonWords<Name extends string = string> {
  /** What one can do once it is over, in a sentence. */
  readonly end: string;
  readonly steps: Readonly<Record<Name, LessonText>>;
}

/** About how long a lesson takes, in minutes: most of it is reading. */
export function minutesOf(lesson: Lesson, language: Language): number {
  const seconds = lesson.steps.map((step) => {
    const words = lesson.words[language].steps[step.name]?.text.split(/\s+/).length ?? 0;
    const moves = step.before?.filter((line) => !line.startsWith('* ')).length ?? 0;
    return words / READ + moves * WATCHED + (askedOf(step).length > 0 ? DONE : NEXT);
  });
  return seconds.reduce((sum, one) => sum + one, 0) / 60;
}

/** Words that are read in a second beside a board. */
const READ = 2.5;
/** The seconds it takes to watch a move, to make one, and to go on. */
const WATCHED = 1;
const DONE = 5;
const NEXT = 1;

/** The moves of a step that the learner may make; none where there is only something to read. */
export const askedOf = ({ asks }: LessonStep): readonly string[] =>
  asks === undefined ? [] : typeof asks === 'string' ? [asks] : asks;
