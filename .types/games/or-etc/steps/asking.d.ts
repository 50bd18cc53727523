import { type Seat, type Seats } from '@pepite/kernel';
import type { Deck } from '../pieces/deck.ts';
import type { OrEtcWorld } from '../world.ts';
/** What a match is played by: the printed cards, and the version of the rules. */
export interface Rules {
    readonly deck: Deck;
    readonly version: 1 | 2;
}
/**
 * Version 1 asks only those who can do something, and so tells all what is in hands; since then the
 * rules ask by what everybody sees, and whoever can do nothing answers so.
 */
export declare const asksByHands: ({ version }: Rules) => boolean;
/** O21: the others who are asked whether they contest a claim. */
export declare function contestants(rules: Rules, { table, hands }: OrEtcWorld, claimant: Seat): Seats;
/** O24, O25: the participants who are asked for a card to lay. */
export declare function layers(rules: Rules, { table, hands }: OrEtcWorld): Seats;
