import { type Game, versionOf } from '@pepite/kernel';
import { game as aurum } from './aurum/index.ts';
import { game as auruxxx } from './auruxxx/index.ts';
import { game as orEtc } from './or-etc/index.ts';
import { game as silverAndGold } from './silver-and-gold/index.ts';

/** The one list of games, each under its newest rules. */
export const GAMES: readonly Game[] = [aurum, silverAndGold, auruxxx, orEtc];

/** A game under a version of its rules; under the newest, unless said. */
export function gameOf(id: string, rules?: number): Game | undefined {
  const newest = GAMES.find((game) => game.id === id);
  return newest === undefined || rules === undefined ? newest : versionOf(newest, rules);
}
