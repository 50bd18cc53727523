import { Bell } from './deadline.ts';
import type { Guest } from './guest.ts';
import { Player } from './player.ts';
/** Seats guests at a match over real sockets, in seat order; they play on by themselves. */
export declare function seatAll(base: string, match: string, guests: readonly Guest[]): {
    players: Player[];
    bell: Bell;
    close: () => void;
};
