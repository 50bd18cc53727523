import { type Game, type MatchRecord, type Read, readRecord } from '@pepite/kernel';
import { askRecord } from '../site/api.ts';
import type { AnyProblem } from '../words/problem.ts';

/** The record of a finished match, from the server. */
export async function loadRecord(
  match: string,
  game: Game,
): Promise<Read<MatchRecord, AnyProblem>> {
  const answer = await askRecord(match);
  if ('problem' in answer) return answer;
  const read = readRecord(JSON.stringify(answer.value), [game]);
  return 'problem' in read ? read : { value: read.value.record };
}
