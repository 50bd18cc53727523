import type { Slice } from './drive.ts';
export type ServerId = 'pepite' | 'colyseus' | 'boardgameio';
export type PeerId = Exclude<ServerId, 'pepite'>;
/** Why a peer takes no part. */
export type Absence = 'not-asked' | 'not-installed' | 'failed';
/** What a slice of play came to. */
export interface Played extends Slice {
    /** Processor time of the server, in seconds. */
    readonly processor: number;
}
/** A server with players at it. */
export interface Contestant {
    /** Opens matches until there are so many, and returns what each of them took, in bytes. */
    open(matches: number): Promise<number>;
    /** Everybody moves as soon as they can. */
    play(seconds: number): Promise<Played>;
    /** One move a second in each match. */
    pace(seconds: number): Promise<Played>;
    stop(): Promise<void>;
}
/** Our own server, on which bots may think as well. */
export interface Host extends Contestant {
    /** Seats bots at a match of their own, and says how many choices they have made since. */
    bots(): Promise<number>;
    /** Stands still, bots and all, until it is woken. */
    rest(): void;
    wake(): void;
}
/** How to start a server, and players who can speak to it. Paths and what follows them. */
export interface Programs {
    readonly server: (port: number) => readonly string[];
    readonly players: (port: number) => readonly string[];
    readonly environment: Readonly<Record<string, string>>;
}
export type Start = () => Promise<Contestant>;
export declare function starting(programs: Programs, signal: AbortSignal): () => Promise<Host>;
