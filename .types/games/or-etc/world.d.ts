import { type Actor, type Bits, type Move, type OptionsOf, type Parts, type Seat, type World } from '@pepite/kernel';
import type { Deck } from './pieces/deck.ts';
import { type Dice, type Face } from './pieces/dice.ts';
import { type Card, type Tool } from './pieces.ts';
/** O1, O2: how often the two sheets are taken, how many of each accident, and what is printed. */
export declare const OPTIONS: {
    readonly sheets: import("@pepite/kernel").Count;
    readonly accidents: import("@pepite/kernel").Count;
    readonly cards: import("@pepite/kernel").Data<import("./pieces/deck.ts").CardTable>;
};
export type OrEtcOptions = OptionsOf<typeof OPTIONS>;
/**
 * What is going on: numbers, because they are compared at every step of a playout. The rules call
 * a throw and what follows it a phase, so here it is a step.
 */
export declare const Step: {
    readonly first: 0;
    /** The auction (O5), and the choice of a tool nobody wanted (O6). */
    readonly bid: 1;
    readonly choose: 2;
    readonly deal: 3;
    readonly beer: 4;
    readonly roll: 5;
    /** The helmet's owner decides (O14). */
    readonly shield: 6;
    /** The player acts (O19); contests a claim, stakes, and settles it (O21); answers (O22). */
    readonly act: 7;
    readonly contest: 8;
    readonly stake: 9;
    readonly settle: 10;
    readonly answer: 11;
    /** Chance rolls the dice that the player has picked up (O23). */
    readonly reroll: 12;
    readonly lay: 13;
    readonly drop: 14;
    /** Chance says what kind of card is drawn (O27), and which one. */
    readonly pick: 15;
    readonly draw: 16;
    readonly over: 17;
};
export type Step = (typeof Step)[keyof typeof Step];
/** How the match ended (O12, O28). */
export type Ending = 'none' | 'roll' | 'pile';
/** A row of a mine (O11), in numbers. */
export interface Row {
    /** Face-up cards; the entrance is one. */
    cards: number;
    /** Exits printed on them. */
    exits: number;
    /** Cards built on it, face down ones too. */
    built: number;
    /** Exits closed for good (O16). */
    closed: number;
}
/** What lies in front of a seat, for all to see. */
export interface Player {
    tool: Tool;
    prestige: number;
    /** Hand size (O7), and how many cards the hand holds. */
    limit: number;
    held: number;
    dice: Dice;
    /** Throws this turn (O9), and how many fewer next turn (O16). */
    throws: number;
    slowed: number;
    /** Actions taken in this phase (O19). */
    actions: number;
    /** Whether the tool was used: in this phase, or, for the shovel, in this turn (O23). */
    used: boolean;
    /** Five 6s were rolled in this phase: any card may be laid (O17). */
    lucky: boolean;
    /** How deep the active row is: 0 is the entrance. */
    depth: number;
    active: Row;
    /** The row below the active one: the cards laid this turn, and face-down ones of before. */
    next: Row;
    /** How many mines were set aside (O18). */
    aside: number;
    /** Every card laid, in order: see `laidCard` and its neighbours. */
    laid: number[];
    /** Values and number of the face-up cards laid (O29). */
    points: number;
    faceUp: number;
    /** By kind, how many cards all know to be in the hand, since they were shown. */
    shown: number[];
}
/** The tool that is up for auction (O5). */
export interface Auction {
    tool: Tool;
    /** The highest bid and who made it; nobody at first. */
    bid: number;
    bidder: number;
    /** Seats that are out of it for this tool. */
    folded: Bits;
    /** The tools left, in order; 0 behind them. */
    pile: Tool[];
    left: number;
    /** How many in a row were refused by all (O6). */
    refused: number;
}
/** A claim on a centre die or an offer to a player: what is given and taken, the card paid. */
export interface Deal {
    give: Face;
    take: Face;
    card: Card;
    /** To whom an offer is made; nobody for a claim. */
    target: number;
}
/** What all see. Lists run by seat, or by kind where they say so. */
export interface Table {
    seats: number;
    sheets: number;
    accidents: number;
    step: Step;
    /** Who acts: a seat or chance; where several act at once the one whose doing it is. */
    actor: Actor;
    first: Seat;
    turn: number;
    phase: number;
    /** Whose action it is in the exchanges; who rolls or draws. */
    player: Seat;
    /** Who takes part in this phase, and who starts nothing more in it. */
    participants: Bits;
    passed: Bits;
    /** Where several decide at once: who is asked, and who has chosen. Also who has yet to roll. */
    asked: Bits;
    chosen: Bits;
    auction: Auction;
    deal: Deal;
    /** The dice picked up to be rolled again. */
    rerolled: Dice;
    centre: Dice;
    /** Filon cards left in the pile, and accidents, by kind. */
    filons: number;
    hazards: number[];
    /** Accidents laid open (O27), as a set. */
    open: Bits;
    /** By kind. */
    discards: number[];
    ending: Ending;
    players: Player[];
}
export interface Hand {
    /** By kind. */
    cards: number[];
    /** The kinds held, as a set. */
    kinds: Bits;
    /** What this seat has chosen in a turn of several, until all have. */
    choice: Move;
}
export interface Box {
    /** By kind, the Filon cards of the pile, in no order: a card is drawn when it is needed. */
    pile: number[];
}
export type OrEtcWorld = World<Table, Hand, Box>;
/** Nothing chosen: not a move that could be sealed. */
export declare const NO_CHOICE: Move;
export declare function create({ kinds, copies }: Deck, seats: number, { sheets, accidents }: OrEtcOptions): Parts<Table, Hand, Box>;
