import { type Audience, type Immutable, type Move, type Moves, type Seat, type Turn, type View } from '@pepite/kernel';
import { type Card, type Cells, type Pattern } from './pieces.ts';
import { type Hand, type Player, type SilverWorld, type Table } from './world.ts';
export declare const MARK: Move;
export declare const BONUS: Move;
export declare const TAKE: Move;
export declare const TAKE_PILE: Move;
export declare const KEEP: Move;
export declare const FIRST: Move;
export declare const DEAL: Move;
export declare const LAY_OUT: Move;
export declare const REVEAL: Move;
export declare const DRAW: Move;
export declare const kindOf: (move: Move) => Move;
export declare const cardOf: (move: Move) => Card;
export declare const patternOf: (move: Move) => Pattern;
export declare const seatOf: (move: Move) => Seat;
/** The cells that a `MARK` or a `BONUS` marks. */
export declare const cellsOf: (move: Move) => Cells;
/** The other card of a `KEEP`, the one with the higher number. */
export declare const otherCard: (move: Move) => Card;
/** `place` as in `PLACES`. */
export declare const markMove: (card: Card, place: number) => Move;
export declare const bonusMove: (card: Card, place: number) => Move;
export declare const takeMove: (card: Card) => Move;
export declare const keepMove: (low: Card, high: Card) => Move;
export declare const firstMove: (seat: Seat) => Move;
export declare const dealMove: (seat: Seat, card: Card) => Move;
export declare const layOutMove: (card: Card) => Move;
export declare const drawMove: (card: Card) => Move;
export declare const revealMove: (pattern: Pattern) => Move;
export type SilverView = View<Table, Hand>;
/** Who acts now (S4, S6, S7, S13). */
export declare function turn(table: Immutable<Table>): Turn;
/** The legal moves of a seat that has to decide. */
export declare function moves({ table, seat, hand }: SilverView, into: Moves): void;
/** S7–S9: the pattern where it fits, or one cell instead; for a cross one more cell. */
export declare function addMarks(pattern: Pattern, player: Immutable<Player>, hand: Immutable<Hand>, into: Moves): void;
/** What chance brings next (S4, S5, S6, S14, S15). */
export declare function chances({ table, box }: SilverWorld, into: Moves): void;
/** Who learns a move: a dealt card only its owner, everything else all present (S22). */
export declare const learns: (table: Immutable<Table>, _actor: number, move: Move) => Audience;
