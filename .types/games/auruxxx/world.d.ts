import { type Actor, type Parts, type Seat, type World } from '@pepite/kernel';
import { type Pack } from './cards/pack.ts';
import { type Card } from './pieces.ts';
/** What is going on: numbers, because they are compared at every step of a playout. */
export declare const Phase: {
    readonly dealer: 0;
    readonly deal: 1;
    readonly turnUp: 2;
    /** The player on turn decides. */
    readonly act: 3;
    /** Chance brings the player the cards owed. */
    readonly draw: 4;
    /** Chance takes a card from the victim for the player. */
    readonly steal: 5;
    /** The player chooses a partner for the Exchange just laid. */
    readonly exchange: 6;
    readonly over: 7;
};
export type Phase = (typeof Phase)[keyof typeof Phase];
/** How a round ended (X25, X26). */
export type Ending = 'none' | 'won' | 'locked' | 'long';
/** Points, counted in halves: the figure may halve odd ones (X28), and state is whole numbers. */
export type Halves = number;
export declare const inPoints: (halves: Halves) => number;
/** The last round that ended, point by point. Lists run by seat. */
export interface Report {
    round: number;
    ending: Ending;
    /** Who won it, or nobody. */
    winner: number;
    /** The golden twelves it was won with. */
    goldens: number;
    /** Who owned the figure, or nobody. */
    figure: number;
    cardPoints: number[];
    passes: number[];
    halves: Halves[];
}
/** What all see. Lists run by seat. */
export interface Table {
    seats: number;
    phase: Phase;
    round: number;
    dealer: Seat;
    /** Who acts: a seat or chance. */
    actor: Actor;
    /** Whose turn it is. */
    player: Seat;
    /** Whether the player has done something in this turn: then it is too late to pass (X7). */
    begun: boolean;
    /** Draws made in this turn, those of a debt apart (X8). */
    drawn: number;
    /** Whether an action was laid in this turn (X21). */
    chained: boolean;
    /** Whether a card was laid or drawn in this turn (X26). */
    stirred: boolean;
    /** Cards that the player on turn owes (X16). */
    debt: number;
    /** Cards that the player is drawing now. */
    owed: number;
    /** Who is stolen from now, and the last who may be. */
    victim: Seat;
    lastVictim: Seat;
    top: Card;
    /** How many cards lie in the talon, its top card included, and in the pile. */
    talonSize: number;
    pileSize: number;
    handSizes: number[];
    passes: number[];
    /** Who owns the Happy Man figure (X4), or nobody. */
    figure: number;
    /** Turns of the round that have ended, and how many of the last ones stirred nothing (X26). */
    turns: number;
    idle: number;
    /** Golden twelves laid in all rounds (X31). */
    goldens: number[];
    /** Points over all rounds, and round by round. */
    sums: Halves[];
    sheet: Halves[][];
    report: Report;
}
export interface Hand {
    cards: Pack;
    /**
     * For each seat the cards that this one knows to be there: seen going there in a theft or an
     * exchange, and not seen leaving. When somebody else takes an unseen card from there, what is
     * left for certain is one copy less of every kind.
     */
    known: Pack;
}
export interface Box {
    pile: Pack;
    /** The talon under its top card. */
    talon: Pack;
}
export type AuruxxxWorld = World<Table, Hand, Box>;
/** Where the cards that are known of a seat begin in `Hand.known`. */
export declare const knownAt: (seat: Seat) => number;
export declare function create(seats: number): Parts<Table, Hand, Box>;
/** Everything back in its place for a new round; the figure and the scores stay (X4). */
export declare function reset({ table, hands, box }: AuruxxxWorld): void;
/** What is wrong with a world, if anything. */
export declare function broken(world: AuruxxxWorld): string | undefined;
