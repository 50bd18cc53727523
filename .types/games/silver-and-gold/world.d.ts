import { type Actor, type Bits, type Parts, type Wide, type World } from '@pepite/kernel';
import { type Card, type Cells, type Pattern } from './pieces.ts';
/** What is going on: numbers, because they are compared at every step of a playout. */
export declare const Phase: {
    readonly first: 0;
    readonly deal: 1;
    readonly keep: 2;
    readonly layOut: 3;
    readonly reveal: 4;
    readonly mark: 5;
    readonly take: 6;
    readonly draw: 7;
    readonly refill: 8;
    readonly over: 9;
};
export type Phase = (typeof Phase)[keyof typeof Phase];
/** How a round ended (S17): there is only one way. */
export type Ending = 'none' | 'revealed';
/** What lies in front of a seat, for all to see. */
export interface Player {
    /** How many cards of the deal it holds (S4); none once all have chosen. */
    held: number;
    /** The two cards it is marking; no card where none could be taken any more (S18). */
    cards: Card[];
    /** The cells of those cards that are not marked yet. */
    free: Cells[];
    /** Coin boxes marked (S10). */
    coins: number;
    /** Rows of coins for which a cup was due, whether or not one was left (S13). */
    rows: number;
    /** The cup of each row of coins. */
    cups: number[];
    /** The points in each palm box, in the order in which they were scored (S11). */
    palms: number[];
    /** The full cards set aside. */
    full: Wide;
}
/** What all see. */
export interface Table {
    seats: number;
    phase: Phase;
    /** Who acts: a seat or chance; when all act at once the start player. */
    actor: Actor;
    /** The start player of this turn (S16). */
    first: number;
    /** How many turns are over (S17). */
    turns: number;
    /** The expedition card of this turn; none before it is revealed. */
    expedition: Pattern;
    /** Where all choose at once: the seats that are done. Who has begun to, nobody sees (S22). */
    done: Bits;
    /** How many seats have settled this turn, counted from the start player (S13). */
    settled: number;
    /** How many cups of the round card are gone. */
    cupsTaken: number;
    market: Card[];
    pileSize: number;
    players: Player[];
}
export interface Hand {
    /** The cards of the deal. */
    dealt: Wide;
    /** The two of them chosen but not turned up yet, the lower number first. */
    kept: Card[];
    /** Cells marked this turn but not shown yet, on each of the two cards. */
    marks: Cells[];
    /** How many more cells crosses have earned (S9). */
    bonus: number;
}
export interface Box {
    /** Treasure cards in no order: a card is drawn when it is needed. */
    pile: Wide;
    /** The patterns of which one expedition card is left to reveal this round, and two. */
    once: Bits;
    twice: Bits;
}
export type SilverWorld = World<Table, Hand, Box>;
/** S2: all eight expedition cards. */
export declare const ALL_ONCE: Bits;
export declare const ALL_TWICE: Bits;
export declare const createPlayer: () => Player;
export declare function create(seats: number): Parts<Table, Hand, Box>;
/** What is wrong with a world, if anything. */
export declare function broken(world: SilverWorld): string | undefined;
