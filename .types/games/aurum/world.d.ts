import { type Actor, type OptionsOf, type Parts, type Wide, type World } from '@pepite/kernel';
import { type Card, type Heap } from './pieces.ts';
export declare const OPTIONS: {
    readonly zeros: import("@pepite/kernel").Flag;
    readonly cumulative: import("@pepite/kernel").Flag;
};
export type AurumOptions = OptionsOf<typeof OPTIONS>;
/** What is going on: numbers, because they are compared at every step of a playout. */
export declare const Phase: {
    readonly first: 0;
    readonly deal: 1;
    readonly aside: 2;
    readonly bid: 3;
    readonly swap: 4;
    readonly play: 5;
    readonly over: 6;
};
export type Phase = (typeof Phase)[keyof typeof Phase];
/** How a round ended (A17). */
export type Ending = 'none' | 'stuck' | 'declined' | 'empty';
/** The last round that ended, point by point. */
export interface Report {
    round: number;
    ender: number;
    ending: Ending;
    /** The hand that the player who ended it shows (A18). */
    shown: Wide;
    bids: Card[];
    tricks: number[];
    stocks: Heap[];
    /** Per side. */
    bidPoints: number[];
    goldPoints: number[];
    points: number[];
    /** The sides that got the nugget: one, or none (A21). */
    nugget: number;
}
/** A trick: who opened it and the cards in the order they were played, `laid` of them. */
export interface Trick {
    opener: number;
    cards: Card[];
    laid: number;
}
/** The last completed trick (A26) and what it brought. */
export interface LastTrick extends Trick {
    winner: number;
    low: number;
    /** The gold card gained by the low card (A14), or no card. */
    gained: Card;
}
/** What all see. Lists run by seat, or by side where they say so. */
export interface Table {
    seats: number;
    zeros: boolean;
    cumulative: boolean;
    phase: Phase;
    round: number;
    /** Who holds the first-player token (A4). */
    first: number;
    /** Who acts: a seat or chance; in secret bids the first player, though all decide. */
    actor: Actor;
    /** 3 players: the seats whose secret bid is made (A5). */
    chosen: number;
    /** How many seats of the swap lap have been asked or passed over (A7, A8). */
    asked: number;
    handSizes: number[];
    stocks: Heap[];
    supply: Heap;
    bids: Card[];
    tricks: number[];
    trick: Trick;
    last: LastTrick;
    /** 4 players: the two cards that lie face up all round (A2). */
    aside: Card[];
    /** Per side. */
    nuggets: number[];
    /** Points over all rounds, per side. */
    sums: number[];
    report: Report;
}
export interface Hand {
    metals: Wide;
    /** A bid made but not yet turned up (3 players). */
    bid: Card;
}
export interface Box {
    /** Metal cards not dealt yet. */
    deck: Wide;
    /** Metal cards out of the round: tricks won, but for the last one, and discards. */
    spent: Wide;
}
export type AurumWorld = World<Table, Hand, Box>;
/** Sides: two teams of opposite seats, or everyone for themselves. */
export declare const sidesOf: (seats: number) => number;
export declare const sideOf: (seat: number, seats: number) => number;
export declare function create(seats: number, options: AurumOptions): Parts<Table, Hand, Box>;
export declare const startingSupply: (seats: number, withZeros: boolean) => Heap;
/** Everything back in its place for a new round (A25); who is first and the scores stay. */
export declare function reset(world: AurumWorld): void;
/** What is wrong with a world, if anything. */
export declare function broken(world: AurumWorld): string | undefined;
