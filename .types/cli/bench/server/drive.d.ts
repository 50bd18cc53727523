import { type OpenRoom } from '../load.ts';
/** What the players did in one slice of time. */
export interface Slice {
    readonly moves: number;
    /** From the first move until everybody knew of the last one. */
    readonly seconds: number;
    /** Milliseconds until the last seat was told of a move: half of them, and all but one in 100. */
    readonly p50: number;
    readonly p99: number;
}
/** Seats bots that think at a match of their own; tells how to ask for the choices they made. */
type SeatBots = () => Promise<() => number>;
/**
 * A process of players: it answers each line `open MATCHES`, `play SECONDS`, `pace SECONDS` or, if
 * it can seat some, `bots` on its input with one line of JSON, and ends with its input. It is a
 * process of its own so that what the players cost is not charged to the server.
 */
export declare function drive(openRoom: OpenRoom, seatBots?: SeatBots): Promise<void>;
export {};
