import { type Game, versionOf } from '@pepite/kernel';
import { aurum } from './aurum/index.ts';
import { auruxxx } from './auruxxx/index.ts';
import { orEtc } from './or-etc/index.ts';
import { silverAndGold } from './silver-and-gold/index.ts';

/** The one list of games, each under its newest rules. */
export const GAMES: readonly Game[] = [aurum, silverAndGold, auruxxx, orEtc];

/** A game under a version of its rules; under the newest, unless said. */
export function gameOf(id: string, rules?: number): Game | undefined {
  const newest = GAMES.find((game) => game.id === id);
  return newest === undefined || rules === undefined ? newest : versionOf(newest, rules);
}
