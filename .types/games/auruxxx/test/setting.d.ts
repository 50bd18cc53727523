import { type Options, Referee } from '@pepite/kernel';
import type { Box, Hand, Table } from '../world.ts';
export type AuruxxxReferee = Referee<Table, Hand, Box, Options>;
interface Deal {
    readonly dealer?: number;
    /** Cards of each hand, as far as they matter: the rest is filled up with what is left. */
    readonly hands: readonly string[];
    readonly top?: string;
}
export declare const wordsIn: (text: string) => readonly string[];
/** All cards of the game but some, as texts. */
export declare function allBut(given: readonly string[]): string[];
/** A round dealt as the test wants it. */
export declare function dealt({ dealer, hands, top }: Deal): AuruxxxReferee;
export declare function dealInto(referee: AuruxxxReferee, hands: readonly string[], top?: string): void;
export {};
