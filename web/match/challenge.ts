import type { MatchState, SeatState } from '@pepite/protocol';
import type { ChallengeTexts } from '../words/challenges.ts';
import { markProgram } from '../site/program-names.ts';

/** The seats that nobody has, and that no program is asked to take. */
export const freeSeats = ({ seats }: Pick<MatchState, 'seats'>): readonly number[] =>
  seats.flatMap((seat, index) =>
    seat.kind === 'open' && seat.challenged === undefined ? [index] : [],
  );

/** What there is to say of a program that was asked to take a seat; nothing of most seats. */
export function challengeText(seat: SeatState, words: ChallengeTexts): string | undefined {
  if (seat.kind !== 'open') return undefined;
  const { challenged, declined } = seat;
  if (challenged !== undefined) return words.asking(markProgram(challenged.name));
  return declined && words.declined[declined.reason](markProgram(declined.name));
}
