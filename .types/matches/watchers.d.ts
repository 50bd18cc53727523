import type { Guest } from './store.ts';
/** Somebody who is told about a match as it goes on: one connected page. */
export interface Watcher {
    readonly guest: Guest;
    /** The network address that the page comes from: guests cost nothing, addresses do. */
    readonly origin: string;
    tell(text: string): void;
}
/** All who watch a match. */
export declare class Watchers {
    #private;
    /** Somebody has come; before, the first one is about to. */
    hasBegun: boolean;
    add(watcher: Watcher): void;
    delete(watcher: Watcher): void;
    get isEmpty(): boolean;
    /** Whether there is room for one more page without a seat. */
    hasRoomFor(watcher: Watcher): boolean;
    has(guest: Guest): boolean;
    /** How many guests pass a test. */
    countGuests(isCounted: (guest: Guest) => boolean): number;
    /** The address of the first page that passes a test. */
    originOf(isWanted: (guest: Guest) => boolean): string | undefined;
    /** Tells each what `print` says to its guest; nothing to those for whom it says nothing. */
    tellEach(print: (guest: Guest) => string | undefined): void;
}
