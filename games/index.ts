import type { Game } from '@pepite/kernel';
import { aurum } from './aurum/index.ts';
import { auruxxx } from './auruxxx/index.ts';
import { orEtc } from './or-etc/index.ts';
import { silverAndGold } from './silver-and-gold/index.ts';

/** The one list of games. */
export const GAMES: readonly Game[] = [aurum, silverAndGold, auruxxx, orEtc];

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
