import { type Game, type MatchRecord, type Read, readRecord } from '@pepite/kernel';
import { retrace } from '../match/ending/retrace.ts';
import type { Wire } from '../match/wire.ts';
import { askRecord } from '../site/api.ts';
import { loadBoard } from '../site/games.ts';
import type { AnyProblem } from '../words/problem.ts';
import type { Examined } from './examined.ts';
import { openRecord } from './open-file.ts';

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

/** All that is needed to look back at a match. */
export interface LoadedMatch {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly examined: Examined;
}

/** The same of a match of the server of which nothing is known yet; no socket is needed for it. */
export async function loadReplay(match: string): Promise<Read<LoadedMatch, AnyProblem>> {
  const answer = await askRecord(match);
  return 'problem' in answer ? answer : prepareReplay(JSON.stringify(answer.value));
}

/** The same of the text of a record. */
export async function prepareReplay(text: string): Promise<Read<LoadedMatch, AnyProblem>> {
  const read = await openRecord(text);
  if ('problem' in read) return read;
  const { game, record } = read.value;
  const [{ examined }] = await Promise.all([retrace(game, record), loadBoard(game.id)]);
  return { value: { game, record, examined } };
}
