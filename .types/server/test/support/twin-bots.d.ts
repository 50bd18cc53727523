import { type Game } from '@pepite/kernel';
import { type Clock, DeskMind, type Thinking } from '@pepite/matches';
/**
 * Bots whose thoughts take longer the more there is to choose from, and no time if there is no
 * choice. Those of the second match choose what those of the first one chose, where they may.
 */
export declare class TwinBots implements Thinking {
    #private;
    /** What was chosen, by seat, ply and place in the choice. */
    readonly chosen: Map<string, number>;
    constructor(game: Game, clock: Clock, ply: () => number, first?: TwinBots);
    hasRoom(): boolean;
    mayAdvise(): boolean;
    seat(seating: Parameters<Thinking['seat']>[0]): DeskMind;
}
