import { type Socket } from 'node:net';
import type { Setup } from '@pepite/protocol';
/** Where somebody comes from. */
export interface Origin {
    readonly port: number;
    readonly address: string;
    /** What a client who lies about its address writes into `X-Forwarded-For`. */
    readonly forwarded?: string;
}
export interface Answer {
    readonly status: number;
    readonly cookie: string | undefined;
    readonly text: string;
}
/** One request over HTTP. */
export declare function ask(origin: Origin, method: string, path: string, { cookie, body }?: {
    readonly cookie?: string;
    readonly body?: object;
}): Promise<Answer>;
/** Comes for the first time and says a name of its own; what comes back is the cookie. */
export declare function register(origin: Origin): Promise<string>;
export declare function createMatch(origin: Origin, cookie: string, setup: Setup): Promise<string>;
/** A connection on which anything may be sent, whether or not it is allowed. */
export declare const connectRaw: ({ port, address }: Origin) => Socket;
/** The request that makes a connection a WebSocket. */
export declare const upgradeOf: (origin: Origin, cookie: string) => string;
/** A WebSocket that is open. Who does not listen drops what comes, and answers nothing. */
export declare class Wire {
    readonly socket: Socket;
    constructor(socket: Socket);
    send(text: string): void;
}
/** Opens a WebSocket; nothing if the server won't have it, or ends before it is open. */
export declare function openWire(origin: Origin, cookie: string, hear?: (text: string) => void): Promise<Wire | undefined>;
