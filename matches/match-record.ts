import { proofOf } from '@pepite/chance';
import type { MatchRecord } from '@pepite/kernel';
import type { Match } from './match.ts';

/** The record of a match that has a result, without how long its moves took; nothing before. */
export function recordOf({ status, play, seats, chance, setup }: Match): MatchRecord | undefined {
  if (status !== 'over' || play === undefined || play.state.isAborted) return undefined;
  const { referee, givenPlies: given } = play.state;
  const made = referee.record(seats.players());
  const { source } = chance;
  const record = made && { ...made, ...(setup.branch && { branch: { given, ...setup.branch } }) };
  // What it was drawn from is no secret any more: there is nothing left to draw.
  return record === undefined || source === null
    ? record
    : { ...record, chance: proofOf(source, record.moves) };
}
