import { type Waits } from './waits.ts';
/** What the bystanders noticed in one phase. */
export interface Noticed {
    /** From sending a move until the last seat was told. */
    readonly told: Waits;
    /** From a ping message to its pong. */
    readonly pong: Waits;
    /** What each answer of an expert took beyond the pause of bots, in milliseconds. */
    readonly answers: readonly number[];
    /** How late their own timers were: what is the machine's, not the server's. */
    readonly late: Waits;
}
