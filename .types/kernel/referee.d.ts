import type { Entry } from './entry.ts';
import { type Game, type Result } from './game.ts';
import { type Move, Moves } from './moves.ts';
import { type MatchRecord, type Player } from './record.ts';
import { type Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import { type Actor, type Seat } from './seats.ts';
import { type Turn } from './turn.ts';
import type { Translated } from './words.ts';
import { type Immutable, type View } from './world.ts';
/** What somebody learns of a move: at least that it was made, by whom, and how to speak of it. */
export type Seen = {
    readonly actor: Actor;
    readonly move: Move;
} | {
    readonly actor: Actor;
    readonly unseen: Translated<string>;
};
/**
 * Runs one match and lets nobody see more than they may: the world never leaves it.
 *
 * In a simultaneous turn a choice is carried out at once (the rules seal it in the chooser's hand),
 * but it enters the journal, in seat order, only when all are in; until then its seat may take it
 * back. In a game that hides answers not even that somebody has chosen shows before: everybody sees
 * the world as it was when the turn began, with what they have chosen themselves.
 */
export declare class Referee<T, H, B, O> {
    #private;
    readonly game: Game<T, H, B, O>;
    readonly seats: number;
    readonly options: O;
    constructor(game: Game<T, H, B, O>, seats: number, options: O);
    get turn(): Turn;
    /** The turn as onlookers see it: where answers are hidden, as if nobody had answered yet. */
    get shownTurn(): Turn;
    /** What a spectator sees. */
    get table(): Immutable<T>;
    view(seat: Seat): View<T, H>;
    get isOver(): boolean;
    /** The result, once the match is over. */
    get result(): Result | undefined;
    /** What a seat may do now: nothing unless it has to decide. Not for more than `MOST_LISTED`. */
    legal(seat: Seat): readonly Move[];
    /** Some legal move of a seat, which has to decide, each as likely as the others. */
    anyLegal(seat: Seat, rng: Rng): Move;
    /** The same moves as `legal`, not written out; good until something else is asked. */
    listed(seat: Seat): Moves;
    /** Why a seat may not make a move now, if it may not. */
    judge(seat: Seat, move: Move): Refusal | undefined;
    /**
     * What a seat would see after so many more moves of its own in the simultaneous turn under way,
     * if it would have to go on with its choice then; nothing changes. To be read before something
     * else is asked.
     */
    viewAfter(seat: Seat, moves: readonly Move[]): View<T, H> | undefined;
    submit(seat: Seat, move: Move): Refusal | undefined;
    /** Takes back all that a seat has chosen in the simultaneous turn under way. */
    takeBack(seat: Seat): Refusal | undefined;
    /** Lets chance move, when it is chance's turn. */
    drawChance(rng: Rng): Move;
    /** Lets chance bring what a record says it brought. */
    tellChance(move: Move): Refusal | undefined;
    /** A move by whoever: what a record or a journal tells. */
    tell({ actor, move }: Entry): Refusal | undefined;
    mayAct(actor: Actor): boolean;
    /** Every settled move. It holds every secret of the match: for the store, never for a player. */
    get journal(): readonly Entry[];
    /** The sealed choices of the simultaneous turn under way, as secret as the journal. */
    get pending(): readonly Entry[];
    /** The record of the match, once it is over: before, it would tell every secret. */
    record(players: readonly Player[]): MatchRecord | undefined;
    /**
     * The settled moves from `from` on, as a seat has seen them happen, or, without a seat, as a
     * spectator has: who learns what everybody present may.
     */
    seen(seat: Seat | undefined, from?: number): readonly Seen[];
    /** The choices that a seat has made in the simultaneous turn under way, in its own order. */
    chosen(seat: Seat): readonly Move[];
}
