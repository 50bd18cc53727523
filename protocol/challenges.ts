/** Why a program does not take a challenge. */
export const DECLINE_REASONS = [
  'busy',
  'game',
  'seats',
  'options',
  'time',
  'later',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The same, or that it has not said anything for too long. */
export type Unwilling = DeclineReason | 'no-answer';

/** Whose challenges a program takes. */
export const CHALLENGERS = ['everyone', 'owner', 'nobody'] as const;
export type Challengers = (typeof CHALLENGERS)[number];

/** A program that is connected, and may be challenged by whoever is told of it. */
export interface ConnectedProgram {
  /** What it is called in a challenge. */
  readonly program: string;
  readonly name: string;
  /** Whether it is one of the reader's own. */
  readonly own?: true;
  /** The games it plays, and with how many seats; nothing where it takes any. */
  readonly games: readonly string[] | null;
  readonly seats: readonly number[] | null;
}

/** The answer of `GET /api/programs`. */
export interface ConnectedPrograms {
  readonly programs: readonly ConnectedProgram[];
}
