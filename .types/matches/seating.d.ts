import type { BotName } from '@pepite/bots';
import type { Player, Seat } from '@pepite/kernel';
import type { SeatState } from '@pepite/protocol';
import type { Clock } from './clock.ts';
import type { Guest } from './store.ts';
import { type GuestHolder, type Holder } from './holder.ts';
/** Who sits where at one match, and who of them is away. */
export declare class Seating {
    #private;
    constructor(holders: readonly Holder[], { clock, awayAfter }: {
        readonly clock: Clock;
        readonly awayAfter: number;
    }, onLongAway: () => void);
    get holders(): readonly Holder[];
    at(seat: Seat): Holder | undefined;
    put(seat: Seat, holder: Holder): void;
    clear(seat: Seat): void;
    seatOf(guest: Guest): Seat | undefined;
    holderOf(guest: Guest): GuestHolder | undefined;
    /** All guests who have a seat. */
    get guests(): readonly Guest[];
    /** The bots that have seats of their own. */
    get bots(): readonly BotName[];
    get isFull(): boolean;
    /** A guest's page has connected; true if the guest had been away. */
    arrive(guest: Guest): boolean;
    /** A guest's last page has gone; true if the guest has a seat. */
    depart(guest: Guest): boolean;
    isAwayForLong({ awaySince }: GuestHolder): boolean;
    states(): readonly SeatState[];
    names(): readonly (string | null)[];
    /** As a record names them. */
    players(): readonly Player[];
    close(): void;
}
