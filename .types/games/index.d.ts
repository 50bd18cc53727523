import { type Game } from '@pepite/kernel';
/** The one list of games, each under its newest rules. */
export declare const GAMES: readonly Game[];
/** A game under a version of its rules; under the newest, unless said. */
export declare function gameOf(id: string, rules?: number): Game | undefined;
