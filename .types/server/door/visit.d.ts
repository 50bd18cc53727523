import { type Guest, type House, type Watcher } from '@pepite/matches';
import type { Metrics } from '../metrics.ts';
import type { Ledger } from '../store/ledger.ts';
import type { LobbyDesk } from './lobby.ts';
/** Where a visit takes place. */
export interface Place {
    readonly house: House;
    readonly lobby: LobbyDesk;
    readonly ledger: Ledger;
    readonly metrics: Metrics;
}
/** How a visit speaks to its page, and how much the page may ask for. */
export interface Line {
    send(text: string): void;
    /** False when the page asks for too much: a message costs 1 unless told otherwise. */
    take(cost?: number): boolean;
    /** Takes what an answer turned out to cost, even beyond what is left. */
    charge(cost: number): void;
    /** Ends the connection. */
    hangUp(): void;
}
/** One connected page: what it watches, and what it asks for. */
export declare class Visit implements Watcher {
    #private;
    readonly guest: Guest;
    /** The address, or the network of addresses, that the page comes from. */
    readonly origin: string;
    constructor(guest: Guest, place: Place, line: Line, origin: string);
    /** The one way to the page: nothing is said before what it tells of is on disk. */
    tell(text: string): void;
    hear(text: string): void;
    leave(): void;
}
