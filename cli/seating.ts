import {
  BOT_NAMES,
  type BotName,
  type Contender,
  isBotName,
  isContender,
  type Setting,
} from '@pepite/bots';
import { GAMES, gameOf } from '@pepite/games';
import { itemAt, type OptionsProblem, type Read, readOptions, variantOf } from '@pepite/kernel';
import type { Context, Flags } from './command.ts';
import { type FileProblem, readBytes } from './files.ts';

/** Why no match can be set up as asked. */
export type SeatingProblem =
  | { readonly kind: 'game-unknown'; readonly game: string; readonly known: readonly string[] }
  | {
      readonly kind: 'seats-wrong';
      readonly game: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'seat-wrong'; readonly seats: number }
  | { readonly kind: 'options-not-json' }
  | { readonly kind: 'file-not-json'; readonly file: string }
  | { readonly kind: 'option-twice'; readonly option: string }
  | FileProblem
  | { readonly kind: 'bot-unknown'; readonly bot: string; readonly known: readonly string[] }
  | { readonly kind: 'bots-wrong'; readonly wanted: number; readonly found: number }
  | OptionsProblem;

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** A card table is written in a file of its own. */
export const DATA_FLAGS = { cards: { kind: 'text' } } as const satisfies Flags;
type DataFlags = { readonly [K in keyof typeof DATA_FLAGS]: string | undefined };

export interface SettingFlags extends DataFlags {
  readonly seats: number | undefined;
  readonly options: string | undefined;
}

/** The game, how many play it (as many as can, unless said) and its options, from their texts. */
export async function readSetting(
  context: Context,
  gameId: string,
  flags: SettingFlags,
): Promise<Read<Setting, SeatingProblem>> {
  const written = await readWritten(context, flags.options ?? '{}');
  if ('problem' in written) return written;
  return makeSetting(context, gameId, flags, written.value);
}

/** Options written out, or a file that has them: what the editor of the pages exports. */
export async function readWritten(
  context: Context,
  text: string,
): Promise<Read<unknown, SeatingProblem>> {
  return text.endsWith('.json')
    ? readJson(context, text)
    : parseJson(text, { kind: 'options-not-json' });
}

async function readJson(context: Context, file: string): Promise<Read<unknown, SeatingProblem>> {
  const bytes = await readBytes(file, context);
  if ('problem' in bytes) return bytes;
  return parseJson(bytes.value.toString(), { kind: 'file-not-json', file });
}

/** The same with options that are written out already, whatever they are. */
export async function makeSetting(
  context: Context,
  gameId: string,
  flags: Omit<SettingFlags, 'options'>,
  written: unknown,
): Promise<Read<Setting, SeatingProblem>> {
  const game = gameOf(gameId);
  if (game === undefined)
    return { problem: { kind: 'game-unknown', game: gameId, known: GAME_IDS } };
  const { least, most } = game.seats;
  const seats = flags.seats ?? most;
  if (seats < least || seats > most) {
    return { problem: { kind: 'seats-wrong', game: game.id, least, most } };
  }
  const complete = await withFiles(context, flags, written);
  if ('problem' in complete) return complete;
  const read = readOptions(game, seats, complete.value);
  if ('problem' in read) return read;
  const { options } = read;
  return { value: { game: variantOf(game, options), seats, options } };
}

/** The options with what the files say that flags name. */
async function withFiles(
  context: Context,
  flags: DataFlags,
  written: unknown,
): Promise<Read<unknown, SeatingProblem>> {
  const { cards: file } = flags;
  if (file === undefined || !isObject(written)) {
    return { value: written };
  }
  if ('cards' in written) return { problem: { kind: 'option-twice', option: 'cards' } };
  const read = await readJson(context, file);
  return 'problem' in read ? read : { value: { ...written, cards: read.value } };
}

function parseJson(text: string, problem: SeatingProblem): Read<unknown, SeatingProblem> {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem };
  }
}

/** Bots by name and programs by `exec:`, with commas; one that belongs to a command is `\\,`. */
export const readContenders = (text: string): Read<readonly Contender[], SeatingProblem> =>
  readNames(text, isContender, [...BOT_NAMES, 'exec:…']);

function readNames<N extends string>(
  text: string,
  isKnown: (name: string) => name is N,
  known: readonly string[],
): Read<readonly N[], SeatingProblem> {
  const names = text.split(/(?<!\\),/).map((name) => name.trim().replaceAll('\\,', ','));
  const bots = names.filter(isKnown);
  if (bots.length === names.length) return { value: bots };
  const bot = names.find((name) => !isKnown(name)) ?? '';
  return { problem: { kind: 'bot-unknown', bot, known } };
}

/** A bot for each of `wanted` seats: one name for all of them, or one each. */
export const readBots = (text: string, wanted: number): Read<readonly BotName[], SeatingProblem> =>
  forSeats(readNames(text, isBotName, BOT_NAMES), wanted);

/** The same with programs among them. */
export const readSeatedContenders = (
  text: string,
  wanted: number,
): Read<readonly Contender[], SeatingProblem> => forSeats(readContenders(text), wanted);

function forSeats<N>(
  read: Read<readonly N[], SeatingProblem>,
  wanted: number,
): Read<readonly N[], SeatingProblem> {
  if ('problem' in read) return read;
  const bots = read.value;
  if (bots.length === wanted) return { value: bots };
  return bots.length === 1
    ? { value: Array.from({ length: wanted }, () => itemAt(bots, 0)) }
    : { problem: { kind: 'bots-wrong', wanted, found: bots.length } };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
