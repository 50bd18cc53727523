import type { WebSocket } from 'ws';
export interface Refused {
    readonly status: number | undefined;
    readonly kind: string;
    readonly retryAfter: string | undefined;
}
/** What a page is told that may not open a socket. */
export declare function refusalOf(socket: WebSocket): Promise<Refused>;
