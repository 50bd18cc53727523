import { type MatchRecord, type Read } from '@pepite/kernel';
import type { LobbyMatch, OwnMatch, Problem, Setup } from '@pepite/protocol';
import type { Guest, Guests } from './store.ts';
import { Match } from './match.ts';
import type { Surroundings } from './surroundings.ts';
/** All matches: those in memory, and those that can be fetched from disk. */
export declare class House {
    #private;
    readonly guests: Guests;
    constructor(guests: Guests, around: Surroundings);
    get size(): number;
    /** `origin` is the address that the request comes from. */
    create(setup: Setup, guest: Guest, origin?: string): {
        readonly match: Match;
    } | {
        readonly problem: Problem;
    };
    /** A match in memory or from disk; nothing if there is none, or if it is broken. */
    find(id: string): Match | undefined;
    /** Whether something went wrong in a match, so that it is not opened again by this program. */
    isBroken(id: string): boolean;
    /**
     * Something was thrown while a match was played or told: that match ends here, and all others go
     * on. The disk has what was settled before.
     */
    fail(id: string, error: unknown): void;
    /** The record of a match that is over. */
    recordOf(id: string): Read<MatchRecord, Problem>;
    /** Why a match is not to be found. */
    missing(id: string): Problem;
    /** The same players at a new match. Who asks sits down; the others find their seats free. */
    rematch(match: Match, guest: Guest): Problem | undefined;
    /** What the lobby shows to everybody: tables to sit down at, and matches to watch. */
    lobby(): {
        readonly open: readonly LobbyMatch[];
        readonly live: readonly LobbyMatch[];
    };
    /** A guest's own matches, the latest first. */
    matchesOf(guest: Guest): readonly OwnMatch[];
    /** Forgets matches that nobody watches and no bot is about to play in; the disk has them. */
    sweep(): void;
    /** Whether a match is in memory: somebody watches it, or did a moment ago. */
    isLive(id: string): boolean;
    close(): void;
}
