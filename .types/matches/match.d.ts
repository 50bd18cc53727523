import type { BotName } from '@pepite/bots';
import { type Game, type MatchRecord, type Options, type Seat } from '@pepite/kernel';
import type { Access, Pace, Position, Problem, Status } from '@pepite/protocol';
import type { Guest } from './store.ts';
import type { MatchSetup } from './match-setup.ts';
import { Course } from './course.ts';
import { Seating } from './seating.ts';
import type { Surroundings } from './surroundings.ts';
import type { Watcher } from './watchers.ts';
/** One match with the people around it: seats, watchers, and its course once it has begun. */
export declare class Match {
    #private;
    readonly id: string;
    readonly game: Game;
    readonly options: Options;
    readonly access: Access;
    /** Whether all who sit down agree to hints. */
    readonly hints: boolean;
    readonly pace: Pace;
    readonly standIn: BotName;
    readonly seating: Seating;
    constructor(setup: MatchSetup, around: Surroundings);
    get status(): Status;
    get next(): string | null;
    setNext(next: string): void;
    /** Goes on where a match was when it was kept; false if these rules can't have led there. */
    restore(next: string | null, kept: {
        readonly moves: readonly string[];
        readonly choices: readonly string[];
    } | undefined): boolean;
    /** Tells a page everything, now, and from now on what happens; others see that it is there. */
    watch(watcher: Watcher): Problem | undefined;
    leave(watcher: Watcher): void;
    get isWatched(): boolean;
    /** Whether a bot is about to move. */
    get isBusy(): boolean;
    sit(guest: Guest, name: string | undefined, seat: Seat): Problem | undefined;
    stand(guest: Guest): Problem | undefined;
    seatBot(guest: Guest, seat: Seat, bot: BotName): Problem | undefined;
    unseat(guest: Guest, seat: Seat): Problem | undefined;
    start(guest: Guest): Problem | undefined;
    get host(): Guest;
    isHost(guest: Guest): boolean;
    /** The course of the match, for a player who may act in it. */
    courseFor(guest: Guest): {
        readonly course: Course;
        readonly seat: Seat;
    } | Problem;
    /** Lets a bot play for somebody who has been away for a while. */
    replace(guest: Guest, seat: Seat): Problem | undefined;
    reclaim(guest: Guest): Problem | undefined;
    /** Tells a player what the best bot would do, once it has thought about it. */
    hint(watcher: Watcher, at: Pick<Position, 'ply' | 'own'>): Problem | undefined;
    /** Shows a watcher the positions before one, as far back as it may look. */
    lookBack(watcher: Watcher, before: number | undefined): Problem | undefined;
    /** How many moves have been settled: what it costs to tell the match anew grows with them. */
    get plies(): number;
    /** The record, once the match is over. */
    record(): MatchRecord | undefined;
    tellState(): void;
    /** Everything that a guest may know of the match, as it is sent. */
    printState(guest: Guest): string;
    /** Whether a guest has to decide in it. */
    awaits(guest: Guest): boolean;
    /** The address of the people for whom the bots of this match think. */
    get origin(): string;
    /** The match can't go on: all who watch are told, and it does nothing more. */
    break(): void;
    close(): void;
}
