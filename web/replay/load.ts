import { type Game, type MatchRecord, type Read, readRecord } from '@pepite/kernel';
import type { Wire } from '../match/wire.ts';
import type { AnyProblem } from '../words/problem.ts';

/** The record of a finished match. */
export async function loadRecord(
  wire: Wire,
  match: string,
  game: Game,
): Promise<Read<MatchRecord, AnyProblem>> {
  const answer = await wire.recordOf(match);
  if ('problem' in answer) return answer;
  const read = readRecord(JSON.stringify(answer.value), [game]);
  return 'problem' in read ? read : { value: read.value.record };
}
