import type { MatchState, ServerMessage, Setup } from '@pepite/protocol';
import { House, type Match, type Surroundings, type Thinking, type Watcher } from '@pepite/matches';
import { type Connection } from '../store/database.ts';
import { Ledger } from '../store/ledger.ts';
import { TestClock } from './support/clock.ts';
/** A page that remembers what it was told. */
export declare class Page implements Watcher {
    readonly guest: string;
    readonly origin: string;
    readonly told: ServerMessage[];
    constructor(guest: string, origin?: string);
    tell(text: string): void;
    /** The last whole state it was told, with who is there now. */
    get state(): MatchState;
}
export declare const AWAY = 120000;
export declare const PAUSE = 700;
/** A house in memory, with a clock of its own and chance from a seed. */
export declare class Setting {
    readonly clock: TestClock;
    readonly reports: unknown[];
    readonly database: Connection;
    readonly ledger: Ledger;
    readonly around: Surroundings;
    readonly house: House;
    onLobbyChange: (guests: readonly string[]) => void;
    /** Who made the moves that were counted. */
    readonly counted: ('guest' | 'bot')[];
    /** Draws the moments at which bots move: as early as may be. */
    jitter: () => number;
    constructor(database?: Connection, seed?: number, thinking?: Thinking, botPause?: number);
    /** The same disk after a crash: only what is on it is left. */
    restart(): Setting;
    guest(name: string, origin?: string): Page;
    create(page: Page, setup: Partial<Setup>): Match;
    watch(match: Match, ...pages: readonly Page[]): void;
}
