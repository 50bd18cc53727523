import type { Game } from '@pepite/kernel';
import { aurum } from './aurum/index.ts';

/** The one list of games. */
export const GAMES: readonly Game[] = [aurum];

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
