import type { WebSocket } from '@fastify/websocket';
/** Says good-bye to all, and ends the connections of those who don't say it back in time. */
export declare function closeSockets(sockets: ReadonlySet<WebSocket>): Promise<void>;
