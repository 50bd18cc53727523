import type { Player } from '@pepite/kernel';
import type { SeatState } from '@pepite/protocol';

/**
 * The name of a program from outside as it stands wherever players are named: everybody is to see
 * that it is no person. The mark is the same in all languages, as names are.
 */
export const markProgram = (name: string): string => `${name} [bot]`;

/** Whether a program from outside sits at a seat. */
export const isProgramSeat = (seat: SeatState): boolean =>
  seat.kind === 'guest' && seat.program === true;

/** Whether no person plays there: one of our bots, or a program. */
export const isBotSeat = (seat: SeatState | undefined): boolean =>
  seat !== undefined && (seat.kind === 'bot' || isProgramSeat(seat));

/** What whoever sits at a seat is called. */
export function seatName(seat: SeatState): string {
  if (seat.kind === 'open') return '…';
  return isProgramSeat(seat) ? markProgram(seat.name) : seat.name;
}

/** The same of a player of a record. */
export const playerName = ({ name, bot }: Player): string =>
  bot === 'program' ? markProgram(name) : name;
