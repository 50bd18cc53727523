import { type Game } from '@pepite/kernel';
import { type MatchState } from '@pepite/protocol';
import type { House } from '@pepite/matches';
import { Backstage } from './backstage.ts';
/** A house with matches of every kind, and people in and around them who say anything at all. */
export declare class Siege {
    #private;
    readonly stage: Backstage;
    /** How many messages were carried out, of those that could change something. */
    accepted: number;
    constructor(game: Game, seed: number);
    /** The players of a match come back and go on, until so many moves are made or it is over. */
    playOn(index: number, most: number): MatchState | undefined;
    /** Somebody says something; throws if the answer is not what it has to be. */
    attack(): void;
    /** Nothing has changed since the last message that was carried out. */
    checkUnchanged(): void;
    /** All there is, on disk and in memory; who is there at the moment is nobody's loss. */
    snapshot(house?: House): string;
}
