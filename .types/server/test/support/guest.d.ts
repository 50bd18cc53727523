import type { Setup } from '@pepite/protocol';
import { WebSocket } from 'ws';
/** A browser, as far as a server knows it: a cookie, requests and sockets. */
export declare class Guest {
    readonly name: string;
    readonly cookie: string;
    private constructor();
    /** Comes for the first time and says a name. */
    static arrive(base: string, name: string): Promise<Guest>;
    get(base: string, path: string): Promise<Response>;
    create(base: string, setup: Setup): Promise<string>;
    connect(base: string, headers?: Readonly<Record<string, string>>): WebSocket;
}
