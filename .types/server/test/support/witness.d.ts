import type { Seat } from '@pepite/kernel';
import type { ServerMessage } from '@pepite/protocol';
import { type StoredMatch } from '@pepite/matches';
import type { Asked } from './player.ts';
/** What somebody asks and how it stood when the message came. */
interface Told {
    readonly seat: Seat;
    readonly message: ServerMessage;
    /** What the seat was still asking for before this message came, and after. */
    readonly before: Asked | undefined;
}
/** Remembers all that anybody at a match was told, and holds the disk and later tellings to it. */
export declare class Witness {
    #private;
    readonly match: string;
    constructor(match: string);
    tell({ seat, message, before }: Told): void;
    /** What is on disk must hold all that was told. */
    checkDisk(stored: StoredMatch | undefined, asked: (seat: Seat) => Asked | undefined): void;
    /** Every move that anybody was told is at its ply. */
    checkMoves(moves: readonly string[]): void;
}
export {};
