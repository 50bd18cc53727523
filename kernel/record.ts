import { type Entry, printEntry } from './entry.ts';
import { type Game, variantOf, versionOf } from './game.ts';
import { type OptionsProblem, type Options, readOptions } from './options.ts';
import type { Result } from './result.ts';
import { readStart, type Start } from './start.ts';
import { PROGRAM } from './version.ts';

/** Somebody who has played, as a record names them. */
export interface Player {
  readonly name: string;
  readonly bot?: string;
  /** Whether the player has given up: a bot has played on to the end. */
  readonly resigned?: boolean;
}

/** What a record says of the match that it goes on from; there may be more, which is kept. */
export interface RecordBranch {
  /** So many of its first moves were made there. */
  readonly given: number;
}

/**
 * A saved match: the document of the records notation. Unknown keys are kept; `program` is who
 * wrote it.
 */
export interface MatchRecord {
  readonly pepite: 1;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly players: readonly Player[];
  /** What its moves begin with, if something was imagined there. */
  readonly start?: Start;
  readonly moves: readonly string[];
  readonly result?: Result;
  /** Where it goes on from a position of another match. */
  readonly branch?: RecordBranch;
  readonly [key: string]: unknown;
}

/** What is wrong with a document that is not a record of a game we know. */
export type RecordProblem =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-record'; readonly key: string }
  | { readonly kind: 'format-unknown' }
  | { readonly kind: 'game-unknown'; readonly game: string; readonly known: readonly string[] }
  | { readonly kind: 'rules-unknown'; readonly game: string; readonly rules: number }
  | { readonly kind: 'seats-wrong'; readonly least: number; readonly most: number }
  | { readonly kind: 'players-wrong'; readonly seats: number }
  | OptionsProblem;

/** What was read, or what is wrong with it. */
export type Read<V, P> = { readonly value: V } | { readonly problem: P };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlayer = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  (value['bot'] === undefined || typeof value['bot'] === 'string');

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

const isResult = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) && isNumbers(value['scores']) && isNumbers(value['winners']));

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isBranch = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) && Number.isInteger(value['given']) && Number(value['given']) >= 0);

/** What each key of the document must be, whatever the game. */
const SHAPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  game: (value) => typeof value === 'string',
  rules: Number.isInteger,
  seats: Number.isInteger,
  options: isObject,
  players: (value) => Array.isArray(value) && value.every(isPlayer),
  moves: isTexts,
  result: isResult,
  branch: isBranch,
};

/**
 * Reads one record from its JSON text and finds its game, under the version of the rules that it
 * was played by; its moves are checked by `replay`.
 */
export function readRecord(
  text: string,
  games: readonly Game[],
): Read<{ readonly record: MatchRecord; readonly game: Game }, RecordProblem> {
  const document = parseJson(text);
  if (document === undefined) return { problem: { kind: 'not-json' } };
  if (!isObject(document)) return { problem: { kind: 'not-record', key: 'pepite' } };
  if (document['pepite'] !== 1) return { problem: { kind: 'format-unknown' } };
  const wrong = Object.keys(SHAPE).find((key) => !SHAPE[key](document[key]));
  if (wrong !== undefined) return { problem: { kind: 'not-record', key: wrong } };
  return withGame(document as MatchRecord, games);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withGame(
  record: MatchRecord,
  games: readonly Game[],
): Read<{ readonly record: MatchRecord; readonly game: Game }, RecordProblem> {
  const { seats, rules } = record;
  const newest = games.find(({ id }) => id === record.game);
  if (newest === undefined) {
    const known = games.map(({ id }) => id);
    return { problem: { kind: 'game-unknown', game: record.game, known } };
  }
  const game = versionOf(newest, rules);
  if (game === undefined) return { problem: { kind: 'rules-unknown', game: newest.id, rules } };
  const { least, most } = game.seats;
  if (seats < least || seats > most) return { problem: { kind: 'seats-wrong', least, most } };
  if (record.players.length !== seats) return { problem: { kind: 'players-wrong', seats } };
  const read = readOptions(game, seats, record.options);
  if ('problem' in read) return read;
  const variant = variantOf(game, read.options);
  if (record.start === undefined) return { value: { record, game: variant } };
  const start = readStart({ game: variant, seats, options: read.options }, record.start);
  if (start === undefined) return { problem: { kind: 'not-record', key: 'start' } };
  return { value: { record: { ...record, start }, game: variant } };
}

/** The record of settled moves, with its result once the match is over. */
export function makeRecord<T, H, B, O>(
  game: Game<T, H, B, O>,
  match: {
    readonly seats: number;
    readonly options: O;
    readonly players: readonly Player[];
    readonly start?: Start<T, H, B> | undefined;
    readonly journal: readonly Entry[];
    readonly result: Result | undefined;
  },
): MatchRecord {
  const { seats, options, players, start, journal, result } = match;
  return {
    pepite: 1,
    game: game.id,
    rules: game.rules,
    seats,
    options: { ...options } as Options,
    players,
    ...(start === undefined ? {} : { start }),
    moves: journal.map((entry) => printEntry(game, entry)),
    ...(result === undefined ? {} : { result }),
    program: PROGRAM,
  };
}

/** One line of a `.jsonl` file. */
export const printRecord = (record: MatchRecord): string => JSON.stringify(record);
