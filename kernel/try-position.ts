import { askedOf, type Lesson } from './lesson.ts';
import type { Options } from './options.ts';
import type { Seat } from './seats.ts';

/** A position of a match in which readers of the rules can try moves. */
export interface TryPosition {
  readonly seats: number;
  readonly options: Options;
  /** Where the reader sits, who has to decide. */
  readonly seat: Seat;
  /** What has led there, as entries of a record (`0 play G3`, `* deal 0 B1`). */
  readonly moves: readonly string[];
}

/** The position of a lesson in which a step begins. */
export function positionAt<Name extends string>(lesson: Lesson<Name>, name: Name): TryPosition {
  const { seats, options, seat, steps } = lesson;
  const moves: string[] = [];
  for (const step of steps) {
    moves.push(...(step.before ?? []));
    if (step.name === name) return { seats, options, seat, moves };
    const [asked] = askedOf(step);
    if (asked !== undefined) moves.push(`${seat} ${asked}`);
  }
  throw new Error(`the lesson has no step ${name}`);
}
