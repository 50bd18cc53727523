import { type Move, type Moves } from '@pepite/kernel';
import { type AuruxxxView } from '@pepite/games/auruxxx/moves';
import type { Hand, Table } from '@pepite/games/auruxxx/world';
import { type Heuristic } from '../../bot.ts';
import type { Weights } from './weights.ts';
/**
 * Weighs every choice by the hand it leaves behind (its points, if somebody else finishes first,
 * and the turns it takes to get rid of it) and by what it does to the others: it sheds high cards
 * and many at once, keeps golden twelves, and turns actions against those about to finish. It goes
 * row by row of the hand, because a play changes one row; it draws nothing at random and allocates
 * nothing but for `rank`: playouts are made of it.
 */
export declare class Weigher implements Heuristic<Table, Hand> {
    #private;
    constructor(weights: Weights);
    /** The move that leaves least; of equals the first. */
    choose(view: AuruxxxView, moves: Moves): Move;
    rank(view: AuruxxxView, moves: Moves): readonly Move[];
}
