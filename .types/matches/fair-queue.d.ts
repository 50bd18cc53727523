/** What waits, and whose it is: an origin's (people from one network), and one of its matches'. */
export interface Waiting {
    readonly origin: string;
    readonly match: string;
    readonly isHint: boolean;
    /** Whether it takes a thought; else it is answered at first sight. */
    readonly thinks: boolean;
}
/**
 * What waits to be served, one at a time: origins take turns, and so do the matches within each, so
 * however much waits for one of them, the next one served is somebody else's. Within an origin
 * hints come before bots, since somebody waits for them, but never twice in a row while bots wait.
 */
export declare class FairQueue<T extends Waiting> {
    #private;
    add(entry: T): void;
    remove(isGone: (entry: T) => boolean): void;
    /** Takes out everything. */
    clear(): readonly T[];
    /** Takes out what is to be served next. */
    take(): T | undefined;
    count(isCounted: (entry: T) => boolean): number;
    /**
     * Among how many thoughts an entry that has been taken out shares its time: those of its own
     * origin that wait, itself included, times the origins that wait for thoughts. How many wait for
     * another origin does not matter.
     */
    sharing({ origin }: T): number;
}
