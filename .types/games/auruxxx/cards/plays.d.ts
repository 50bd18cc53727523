import { type Bits, type Immutable, type Move, type Moves, type View } from '@pepite/kernel';
import { type Card } from '../pieces.ts';
import type { Hand, Table } from '../world.ts';
export declare const PLAY: Move;
/** The plays of the cards of the third word, and behind them room for moves that need no card. */
export declare const LAST_PLAYS: Move;
export declare const BEHIND_PLAYS: Move;
export declare const playMove: (top: Card, once?: Bits, twice?: Bits) => Move;
/** The card that lies on top after a play. */
export declare const topOf: (move: Move) => Card;
/** The colours among the cards under the top one, and those that are there twice. */
export declare const onceUnder: (move: Move) => Bits;
export declare const twiceUnder: (move: Move) => Bits;
/** How many cards a play lays. */
export declare function countOf(move: Move): number;
/** The cards of a play in the order in which they are laid, the top one last. It allocates. */
export declare function cardsOf(move: Move): readonly Card[];
/** The play of these cards, the last one on top, if they are of one kind of play. */
export declare function playOf(cards: readonly Card[]): Move | undefined;
/**
 * Adds all plays of a hand on the talon (X10–X15, X22, X23, X25), and moves that need no card, as
 * bits from `LAST_PLAYS` on: in the same block, because every block costs time in a playout.
 */
export declare function addPlays({ table, seat, hand }: View<Table, Hand>, withoutCard: Bits, into: Moves): void;
/** Whether a hand has a play that is not an action: a golden finish, or a card, not the last. */
export declare function canPlay({ table, seat, hand }: View<Table, Hand>): boolean;
/** Whether an action brings its player a card (X18–X20). */
export declare function bringsCard(table: Immutable<Table>, seat: number, action: Card): boolean;
