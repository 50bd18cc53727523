import { type Audience, type Immutable, type Move, type Moves, type Seat, type Turn, type View } from '@pepite/kernel';
import { type Card } from './pieces.ts';
import { type AurumWorld, type Hand, type Table } from './world.ts';
export declare const KEEP: Move;
export declare const END: Move;
export declare const PLAY: Move;
export declare const BID: Move;
export declare const SWAP: Move;
export declare const FIRST: Move;
export declare const DEAL: Move;
export declare const LAY_ASIDE: Move;
export declare const kindOf: (move: Move) => Move;
export declare const cardOf: (move: Move) => Card;
export declare const seatOf: (move: Move) => Seat;
export declare const paidCard: (move: Move) => Card;
export declare const dealMove: (seat: Seat, card: Card) => Move;
export declare const firstMove: (seat: Seat) => Move;
export declare const swapMove: (gold: Card, target: Seat, card: Card) => Move;
export type AurumView = View<Table, Hand>;
/** Who acts now (A4, A5, A7, A12). */
export declare function turn(table: Immutable<Table>): Turn;
/** The legal moves of a seat that has to decide. */
export declare function moves(view: AurumView, into: Moves): void;
/** What chance brings next: the first player, a card of the deal, a card laid aside (A2, A4). */
export declare function chances({ table, box }: AurumWorld, into: Moves): void;
/** Who learns a move: a dealt card only its owner, everything else all present. */
export declare const learns: (table: Immutable<Table>, _actor: number, move: Move) => Audience;
