import { BOT_NAMES, type BotName, isBotName } from '@pepite/bots';
import { GAMES, gameOf } from '@pepite/games';
import {
  type Game,
  type Options,
  type OptionsProblem,
  type Read,
  readOptions,
  variantOf,
} from '@pepite/kernel';

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
  | { readonly kind: 'bot-unknown'; readonly bot: string; readonly known: readonly string[] }
  | { readonly kind: 'bots-wrong'; readonly wanted: number; readonly found: number }
  | OptionsProblem;

/** What a match is set up with. */
export interface Setting {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
}

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** The game, how many play it (as many as can, unless said) and its options, from their texts. */
export function readSetting(
  gameId: string,
  flags: { readonly seats: number | undefined; readonly options: string | undefined },
): Read<Setting, SeatingProblem> {
  const game = gameOf(gameId);
  if (game === undefined)
    return { problem: { kind: 'game-unknown', game: gameId, known: GAME_IDS } };
  const { least, most } = game.seats;
  const seats = flags.seats ?? most;
  if (seats < least || seats > most) {
    return { problem: { kind: 'seats-wrong', game: game.id, least, most } };
  }
  const written = parseJson(flags.options ?? '{}');
  if ('problem' in written) return written;
  const read = readOptions(game, seats, written.value);
  if ('problem' in read) return read;
  const { options } = read;
  return { value: { game: variantOf(game, options), seats, options } };
}

function parseJson(text: string): Read<unknown, SeatingProblem> {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: { kind: 'options-not-json' } };
  }
}

/** A bot for each of `wanted` seats: one name for all of them, or one each. */
export function readBots(text: string, wanted: number): Read<readonly BotName[], SeatingProblem> {
  const names = text.split(',').map((name) => name.trim());
  const bots = names.filter(isBotName);
  if (bots.length < names.length) {
    const bot = names.find((name) => !isBotName(name)) ?? '';
    return { problem: { kind: 'bot-unknown', bot, known: BOT_NAMES } };
  }
  if (bots.length === wanted) return { value: bots };
  return bots.length === 1
    ? { value: Array.from({ length: wanted }, () => bots[0]) }
    : { problem: { kind: 'bots-wrong', wanted, found: bots.length } };
}
