import type { BotName } from '@pepite/bots';
import type { Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { Seating } from './seating.ts';
import type { Guest, Matches } from './store.ts';
/** Who is host of a table, and whom the host has taken away from it. */
interface Company {
    readonly match: string;
    readonly host: Guest;
    readonly unwelcome?: readonly Guest[] | undefined;
}
/** People and bots who take their seats at a table before its match begins. */
export declare class Gathering {
    #private;
    constructor({ match, host, unwelcome }: Company, seating: Seating, store: Matches);
    get host(): Guest;
    /** Whoever made the match, or, once that one has left, anybody who sits at it. */
    isHost(guest: Guest): boolean;
    isUnwelcome(guest: Guest): boolean;
    sit(guest: Guest, name: string | undefined, seat: Seat, now: number): Problem | undefined;
    stand(guest: Guest): Problem | undefined;
    seatBot(guest: Guest, seat: Seat, bot: BotName): Problem | undefined;
    /** The host takes a bot or a player away from a seat; that player can't sit down here again. */
    unseat(guest: Guest, seat: Seat): Problem | undefined;
}
export {};
