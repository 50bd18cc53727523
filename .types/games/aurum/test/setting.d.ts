import { Referee } from '@pepite/kernel';
import type { AurumOptions, Box, Hand, Table } from '../world.ts';
export type AurumReferee = Referee<Table, Hand, Box, AurumOptions>;
interface Deal {
    readonly first?: number;
    /** Cards of each hand, as far as they matter: the rest is filled up with what is left. */
    readonly hands: readonly string[];
    readonly aside?: string;
    readonly options?: Partial<AurumOptions>;
}
/** A round dealt as the test wants it. */
export declare function dealt({ first, hands, aside, options }: Deal): AurumReferee;
export declare function dealInto(referee: AurumReferee, hands: readonly string[], aside?: string): void;
export declare const textsOf: (referee: AurumReferee, verb: string, seat: number) => readonly string[];
/** Everybody who is asked keeps the bids, until a card is due. */
export declare function keepAll(referee: AurumReferee): void;
/** The cards of a trick, or some of them, after a lap in which all bids are kept. */
export declare function trick(referee: AurumReferee, ...plays: readonly string[]): void;
export {};
