/**
 * What an attacker has collected before: cookies and tables are free, they only take a while. They
 * are made on a server without limits, so that the bench need not wait.
 */
export interface Prepared {
    /** Guests with a name. The first has as many tables of its own as the lobby lists. */
    readonly cookies: readonly string[];
    /** A match that has gone on for long, to be watched. */
    readonly spectated: string;
    /** One that may be looked back at from its first move on. */
    readonly lookedBack: string;
    /** A table that waits for players; the first guest is its host. */
    readonly table: string;
    /** Guests who play alone, and so may ask for hints. */
    readonly askers: readonly {
        readonly cookie: string;
        readonly match: string;
    }[];
}
export declare const ASKERS = 150;
export declare function prepare(port: number, seed: number, signal: AbortSignal): Promise<Prepared>;
