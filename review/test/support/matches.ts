import { type Bot, playMatch, seatBot, type BotName, type Setting } from '@pepite/bots';
import { gameOf } from '@pepite/games';
import {
  defaultOptions,
  type Game,
  type MatchRecord,
  type Options,
  Seeded,
  variantOf,
} from '@pepite/kernel';
import type { KnownOrder } from '../../order.ts';

export function gameNamed(id: string): Game {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** How a game is set up, with some options chosen. */
export function settingFor(id: string, seats: number, chosen: Options = {}): Setting {
  const game = gameNamed(id);
  const options = { ...defaultOptions(game.options, seats), ...chosen };
  return { game: variantOf(game, options), seats, options };
}

/** The record of a match among bots; without a word all are of one level. */
export function recordOf(
  setting: Setting,
  seed: number,
  bots: readonly Bot[] | BotName,
): MatchRecord {
  const seated =
    typeof bots === 'string'
      ? Array.from({ length: setting.seats }, () => seatBot(bots, setting))
      : bots;
  const { referee } = playMatch(setting.game, setting.options, seated, new Seeded(seed));
  const record = referee.record(seated.map((_, seat) => ({ name: `P${seat}` })));
  if (record === undefined) throw new Error('the match is not over');
  return record;
}

/** The review of some seats of it, at the least effort. */
export const orderFor = (
  { game }: Setting,
  record: MatchRecord,
  seats: readonly number[],
): KnownOrder => ({ game, record, seats, effort: 'quick', seed: 1 });
