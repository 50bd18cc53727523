import { type Game, itemAt, type MatchRecord, type Read, readRecord } from '@pepite/kernel';
import { CATALOGUE, listingOf, loadGame } from '../site/games.ts';
import type { AnyProblem } from '../words/problem.ts';

export interface Opened {
  readonly game: Game;
  readonly record: MatchRecord;
}

/** The texts of the records in a file: one document, or one a line. */
export function textsIn(content: string): readonly string[] {
  if (isJson(content)) return [content];
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && isJson(itemAt(lines, 0)) ? lines : [content];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Which game a text says it is a record of, if it does; the rest is for the reader to check. */
function gameNamed(text: string): string | undefined {
  if (!isJson(text)) return undefined;
  const document: unknown = JSON.parse(text);
  if (typeof document !== 'object' || document === null || !('game' in document)) return undefined;
  return typeof document.game === 'string' ? document.game : undefined;
}

/** Reads one record, and brings the rules of its game. */
export async function openRecord(text: string): Promise<Read<Opened, AnyProblem>> {
  const id = gameNamed(text);
  const games = id !== undefined && listingOf(id) !== undefined ? [await loadGame(id)] : [];
  const read = readRecord(text, games);
  // Only the rules of the game that is named were brought, but all of them are known.
  if ('problem' in read && read.problem.kind === 'game-unknown') {
    return { problem: { ...read.problem, known: CATALOGUE.map((listing) => listing.id) } };
  }
  return read;
}
