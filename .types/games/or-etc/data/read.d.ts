import type { Why } from '@pepite/kernel';
import type { CardTable } from '../pieces/deck.ts';
export declare const MOST_EXITS = 6;
export declare const MOST_VALUE = 9;
export declare const MOST_COPIES = 20;
/** Reads a card table that a person has edited: what `CARDS` looks like as JSON. */
export declare function readCards(input: unknown): {
    readonly value: CardTable;
} | {
    readonly problem: Why;
};
