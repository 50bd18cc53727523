import type { MatchRecord } from '@pepite/kernel';
import type { Match } from './match.ts';

/** The record of a match that has a result, without how long its moves took; nothing before. */
export function recordOf({ status, play, seats }: Match): MatchRecord | undefined {
  if (status !== 'over' || play === undefined || play.state.isAborted) return undefined;
  return play.state.referee.record(seats.players());
}
