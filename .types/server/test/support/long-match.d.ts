import type { Match } from '@pepite/matches';
import { type Setting } from '../setting.ts';
/** A match of people that has gone on for so many plies, and is not over. */
export declare function playLong(setting: Setting, game: string, seats: number, plies: number): Match;
