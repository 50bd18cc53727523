import type { Socket } from 'node:net';
import type { ClientMessage, Setup } from '@pepite/protocol';
import { type Prepared } from './prepare.ts';
import { type Origin, type Wire } from './wire.ts';
/** What an attacker did, and what the server let it do. */
export interface Load {
    /**
     * Connections made, and of those how many the server ended while the attack went on; who reads
     * nothing may not notice.
     */
    opened: number;
    ended: number;
    /** Sockets that were not let in. */
    turnedAway: number;
    /** Messages or frames sent. */
    sent: number;
    /** Requests answered, and how many of them with a refusal. */
    requests: number;
    refused: number;
}
/** Where an attack takes place: how it reaches the server, and when it has to stop. */
export declare class Field {
    #private;
    readonly prepared: Prepared;
    readonly load: Load;
    constructor(port: number, prepared: Prepared, seconds: number);
    get isOver(): boolean;
    /** Resolves when the attack has to stop. */
    end(): Promise<void>;
    /** The attacker's own address, whatever a header may say. */
    origin(forwarded?: string): Origin;
    cookie(n: number): string;
    /** Who makes the nth table: one guest after another of those who have none prepared. */
    host(n: number): string;
    /** Opens so many sockets at once, of one guest after another; those that are let in. */
    open(count: number, origin?: (n: number) => Origin): Promise<readonly Wire[]>;
    openOne(cookie: string, hear?: (text: string) => void, origin?: Origin): Promise<Wire | undefined>;
    /** A connection on which anything may be sent. */
    connect(): Socket;
    say(wire: Wire, message: ClientMessage): void;
    /** Does something so many times a second until the attack has to stop. */
    pace(perSecond: number, act: (n: number) => void): Promise<void>;
    /** Writes the same bytes again and again, as fast as the other side takes them. */
    pour({ socket }: Wire, bytes: Buffer, frames: number): Promise<void>;
    request(method: string, path: string, cookie: string, body?: object, origin?: Origin): Promise<void>;
    /** Has tables made, some at the same time, until there are so many. */
    create(tables: number, setup: Setup): Promise<void>;
}
