import type { Field } from './field.ts';
/** Empty pings as fast as they go. */
export declare const tiny: (field: Field) => Promise<void>;
/** The longest pings there are. */
export declare const pings: (field: Field) => Promise<void>;
/** Pings whose pongs are never read, so that the server has to keep them. */
export declare const pongs: (field: Field) => Promise<void>;
/** Far more messages than the limit allows; whoever is hung up on goes on. */
export declare function flood(field: Field): Promise<void>;
/** One broken frame a socket, as many sockets a minute as requests are allowed. */
export declare function broken(field: Field): Promise<void>;
/** Sockets that are closed as soon as their allowance is used up, and opened again. */
export declare function reconnect(field: Field): Promise<void>;
