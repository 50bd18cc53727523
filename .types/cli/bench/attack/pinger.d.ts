import { type Origin } from './wire.ts';
/** A page that asks again and again whether the server is there. */
export declare class Pinger {
    #private;
    open(origin: Origin): Promise<void>;
    /** Asks; what is still unanswered counts with the wait so far. */
    ping(): void;
    takeWaits(): readonly number[];
}
