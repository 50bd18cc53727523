import type { WebSocket } from '@fastify/websocket';
import type { Clock } from '@pepite/matches';
import type { Entry } from './addresses.ts';
import type { Line } from './visit.ts';
/** One socket: what is sent over it, and all that comes in, counted. */
export declare class SocketLine implements Line {
    #private;
    constructor(socket: WebSocket, entry: Entry, clock: Clock, rest: {
        readonly mostUnread: number;
        readonly hungUp: () => void;
    });
    get isOpen(): boolean;
    send(text: string): void;
    take(cost?: number): boolean;
    charge(cost: number): void;
    /** Ends the connection now: what else has arrived on it is not looked at. */
    hangUp(): void;
    /** A page that does not read what it is sent is let go, and asks again when it is back. */
    endIfUnread(): void;
    /** A pong, or whatever else is no message: it counts as one. */
    control(): boolean;
    /** Of several pings only the latest need be answered (RFC 6455, section 5.5.3). */
    ping(data: Buffer): void;
}
