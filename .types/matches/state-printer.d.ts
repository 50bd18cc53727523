import type { Options } from '@pepite/kernel';
import type { MatchState } from '@pepite/protocol';
import type { Viewer } from './memory.ts';
import type { Play } from './play.ts';
/** What of a match's state does not depend on the play. */
export type StateHead = Omit<MatchState, 'options' | 'position' | 'log' | 'result'>;
/**
 * Prints the states of one match. Its options may be a whole card table, its log thousands of
 * moves: what has not changed since it was last printed is not printed again, however many come
 * and ask.
 */
export declare class StatePrinter {
    #private;
    constructor(options: Options);
    /** Something has happened in the play. */
    playChanged(): void;
    print(head: StateHead, viewer: Viewer, play: Play | undefined): string;
}
