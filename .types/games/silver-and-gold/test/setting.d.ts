import { type Options, Referee } from '@pepite/kernel';
import { type Card } from '../pieces.ts';
import type { Box, Hand, Table } from '../world.ts';
export type SilverReferee = Referee<Table, Hand, Box, Options>;
interface Setting {
    readonly first?: number;
    /** The two cards that each seat keeps, the lower number first. */
    readonly cards: readonly (readonly [Card, Card])[];
    readonly market?: readonly Card[];
}
/** A match that is about to reveal its first expedition card. */
export declare function ready({ first, cards, market }: Setting): SilverReferee;
/** A match in which everyone has four cards: two that are named, and two that don't matter. */
export declare function dealt({ first, cards, market }: Setting): SilverReferee;
export {};
