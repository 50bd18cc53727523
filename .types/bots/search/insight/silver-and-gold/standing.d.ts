import { type Immutable } from '@pepite/kernel';
import { type Card, type Cells } from '@pepite/games/silver-and-gold/pieces';
import type { Hand, Player, Table } from '@pepite/games/silver-and-gold/world';
/**
 * What a seat may expect from here to the end of the match, as the heuristic's outlook sees it, but
 * in numbers that are kept: nothing is allocated in a playout.
 */
export declare class Standing {
    #private;
    take(table: Immutable<Table>, seat: number, turns: number, marks: Immutable<Hand>['marks']): void;
    /** What a card is worth that is taken into the place of a missing one. */
    ofTaking(card: Card): number;
    /** What it is worth to mark cells of a card when so many cells may be marked besides. */
    ofMarking(card: Card, cells: Cells, besides: number): number;
    /** The points a seat has and may expect. */
    expected(player: Immutable<Player>): number;
}
