import { type BotName } from '@pepite/bots';
import type { SeatState } from '@pepite/protocol';
import type { Guest, StoredSeat } from './store.ts';
/** Who holds a seat. */
export type Holder = {
    readonly kind: 'open';
} | {
    readonly kind: 'bot';
    readonly bot: BotName;
    readonly name: string;
} | {
    readonly kind: 'guest';
    readonly guest: Guest;
    readonly name: string;
    /** The bot that plays in place of the guest. */
    standIn: BotName | undefined;
    /** Since when no page of the guest has been connected; nothing while one is. */
    awaySince: number | undefined;
};
export type GuestHolder = Extract<Holder, {
    readonly kind: 'guest';
}>;
export declare const OPEN: Holder;
export declare function botHolder(bot: BotName, seat: number, others: readonly (string | null)[]): Holder;
export declare const nameIn: (holder: Holder) => string | undefined;
export declare const guestHolder: (guest: Guest, name: string, now: number) => GuestHolder;
export declare const holds: (holder: Holder, guest: Guest) => holder is GuestHolder;
export declare function toStored(holder: Holder): StoredSeat;
export declare function fromStored({ guest, bot, name, standIn }: StoredSeat, now: number): Holder;
/** A seat as everybody may know it: without what the guest is known by. */
export declare function toState(holder: Holder, isAwayForLong: (holder: GuestHolder) => boolean): SeatState;
