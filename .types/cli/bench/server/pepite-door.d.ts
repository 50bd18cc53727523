import type { Setup } from '@pepite/protocol';
/** A newcomer gets a cookie, and a name that nobody else has. */
export declare function register(): Promise<string>;
/** Opens a match, and returns its id. */
export declare function createMatch(cookie: string, setup: Setup): Promise<string>;
/** A socket of a guest, open. */
export declare function connect(cookie: string): Promise<WebSocket>;
