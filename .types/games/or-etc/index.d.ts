import type { Game } from '@pepite/kernel';
import { type Deck } from './pieces/deck.ts';
import { type Box, type Hand, type OrEtcOptions, type Table } from './world.ts';
interface OrEtc extends Game<Table, Hand, Box, OrEtcOptions> {
    /** What is printed on its cards: for those who show or weigh them. */
    readonly deck: Deck;
}
/** With the cards as they are printed, under the newest rules. */
export declare const orEtc: OrEtc;
export {};
