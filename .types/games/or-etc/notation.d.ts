import { type Actor, type Move } from '@pepite/kernel';
import type { Deck } from './pieces/deck.ts';
export declare function print(deck: Deck, move: Move): string;
/** The same words may tell two moves: `reroll 1 2` is said by a player and by chance. */
export declare function parse(deck: Deck, text: string, actor?: Actor): Move | undefined;
