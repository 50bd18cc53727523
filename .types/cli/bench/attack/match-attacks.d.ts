import type { Field } from './field.ts';
/** Comes and goes at a match that has many spectators. */
export declare function watch(field: Field): Promise<void>;
/** Asks for what is long to answer, and does not read it. */
export declare function slow(field: Field): Promise<void>;
/** The same, but reads: as often as the limit of ten sockets allows. */
export declare function lookback(field: Field): Promise<void>;
/** Into the lobby and out of it, with as many tables of one's own as it lists. */
export declare function churn(field: Field): Promise<void>;
/** Sits down and stands up, seats bots and unseats them, at a table that many watch. */
export declare function sit(field: Field): Promise<void>;
/** Asks for one hint after another at matches where one plays alone. */
export declare function hints(field: Field): Promise<void>;
