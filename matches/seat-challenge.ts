import type { Seat } from '@pepite/kernel';
import type { Unwilling } from '@pepite/protocol';
import { DECLINE_REASONS } from '@pepite/protocol/challenges';
import type { Guest } from './store.ts';

/** A program from outside that is asked to take a seat. */
export interface SeatChallenge {
  readonly guest: Guest;
  readonly name: string;
  /** Where whoever asks sits. */
  readonly by: Seat;
  /** Those who have played with it want to play again: the match begins when all are there. */
  readonly isRematch: boolean;
  /** Since when that is known here. */
  readonly since: number;
}

/** A program that was asked, and did not take the seat. */
export interface DeclinedChallenge {
  readonly name: string;
  readonly reason: Unwilling;
}

const CHALLENGED = /^challenged by (?<by>\d)(?<rematch> again)?$/;
const DECLINED = /^declined (?<reason>[a-z-]+) (?<name>.+)$/;

/**
 * As a store keeps it with the marks of a seat: the program holds the seat there, so that its own
 * matches are found by it, and that it does not sit there yet is told by this mark.
 */
export const printChallenge = ({ by, isRematch }: SeatChallenge): string =>
  `challenged by ${by}${isRematch ? ' again' : ''}`;

/** The challenge at a seat that is kept as that of a program, if that has not taken it. */
export function readChallenge(
  marks: string | null | undefined,
): Pick<SeatChallenge, 'by' | 'isRematch'> | undefined {
  const groups = CHALLENGED.exec(marks ?? '')?.groups;
  if (groups === undefined) return undefined;
  return { by: Number(groups['by']), isRematch: groups['rematch'] !== undefined };
}

/** What is kept of a free seat that a program did not take. */
export const printDeclined = ({ name, reason }: DeclinedChallenge): string =>
  `declined ${reason} ${name}`;

export function readDeclined(marks: string | null | undefined): DeclinedChallenge | undefined {
  const { reason, name } = DECLINED.exec(marks ?? '')?.groups ?? {};
  const known = [...DECLINE_REASONS, 'no-answer' as const].find((one) => one === reason);
  return known === undefined || name === undefined ? undefined : { name, reason: known };
}
