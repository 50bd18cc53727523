import { type Audience, type Immutable, type Move, type Moves, type Seat, type Turn, type View } from '@pepite/kernel';
import { type Card } from './pieces.ts';
import { type AuruxxxWorld, type Hand, type Table } from './world.ts';
export declare const PASS: Move;
export declare const ACCEPT: Move;
export declare const DRAW: Move;
export declare const END: Move;
export declare const SWAP_HANDS: Move;
export declare const DEALER: Move;
export declare const DEAL: Move;
export declare const TURN_UP: Move;
export declare const GET: Move;
export declare const STEAL: Move;
export declare const kindOf: (move: Move) => Move;
export declare const isPlay: (move: Move) => boolean;
export declare const cardOf: (move: Move) => Card;
export declare const seatOf: (move: Move) => Seat;
export declare const thiefOf: (move: Move) => Seat;
export declare const swapHandsMove: (partner: Seat) => Move;
export declare const dealerMove: (seat: Seat) => Move;
export declare const dealMove: (seat: Seat, card: Card) => Move;
export declare const getMove: (seat: Seat, card: Card) => Move;
export declare const stealMove: (victim: Seat, thief: Seat, card: Card) => Move;
export type AuruxxxView = View<Table, Hand>;
/** Who acts now: never several at once. */
export declare const turn: (table: Immutable<Table>) => Turn;
/** The legal moves of the seat whose turn it is. */
export declare function moves(view: AuruxxxView, into: Moves): void;
/** What chance brings next. */
export declare function chances({ table, hands, box }: AuruxxxWorld, into: Moves): void;
/**
 * Who learns a move (X18, X32): a card dealt or drawn only its owner, a stolen one thief and
 * victim, also where there is nobody else, everything else all present.
 */
export declare function learns(table: Immutable<Table>, _actor: number, move: Move): Audience;
