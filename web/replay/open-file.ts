import { type Game, itemAt, type MatchRecord, type Read, readRecord } from '@pepite/kernel';
import { CATALOGUE, listingOf, loadGame } from '../site/games.ts';
import type { AnyProblem } from '../words/problem.ts';

export interface Opened {
  readonly game: Game;
  readonly record: MatchRecord;
}

/** The texts of the records in a file: one document, a list of them, or one a line. */
export function textsIn(content: string): readonly string[] {
  const document = parseJson(content);
  if (Array.isArray(document) && document.length > 0) {
    return document.map((one: unknown) => JSON.stringify(one));
  }
  if (document !== undefined) return [content];
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && parseJson(itemAt(lines, 0)) !== undefined ? lines : [content];
}

/** What a text says, unless it is no JSON: a document is never `undefined`. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a list of records says of one of them; the rest is for the reader to check. */
export interface Summary {
  readonly game: string | undefined;
  readonly names: readonly string[];
  readonly moves: number;
  /** Nothing while the match was not over. */
  readonly winners: readonly number[] | undefined;
  /** When it began or ended, as the record says it. */
  readonly date: string | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export function summaryOf(text: string): Summary | undefined {
  const document = parseJson(text);
  if (!isObject(document)) return undefined;
  const { game, players, moves, result, ended, started } = document;
  const winners = isObject(result) ? listIn(result['winners']) : undefined;
  return {
    game: textIn(game),
    names: listIn(players).map((one) => (isObject(one) ? textIn(one['name']) : undefined) ?? '?'),
    moves: listIn(moves).length,
    winners: winners?.filter((seat): seat is number => typeof seat === 'number'),
    date: textIn(ended) ?? textIn(started),
  };
}

/** Reads one record, and brings the rules of its game. */
export async function openRecord(text: string): Promise<Read<Opened, AnyProblem>> {
  const id = summaryOf(text)?.game;
  const games = id !== undefined && listingOf(id) !== undefined ? [await loadGame(id)] : [];
  const read = readRecord(text, games);
  // Only the rules of the game that is named were brought, but all of them are known.
  if ('problem' in read && read.problem.kind === 'game-unknown') {
    return { problem: { ...read.problem, known: CATALOGUE.map((listing) => listing.id) } };
  }
  return read;
}
