import { type Clock, type Guest, type House, type Watcher } from '@pepite/matches';
/**
 * Those who look at the lobby. What all see is printed once for all of them; their own matches are
 * told only to those for whom something has changed.
 */
export declare class LobbyDesk {
    #private;
    constructor(clock: Clock, house: () => House);
    enter(watcher: Watcher): void;
    leave(watcher: Watcher): void;
    /** Something in the lobby may have changed, and so may the matches of these guests. */
    changed(guests: readonly Guest[]): void;
}
