import type { Immutable } from '@pepite/kernel';
import type { Deck } from './deck.ts';
import type { Card } from '../pieces.ts';
import type { Player, Row } from '../world.ts';
/**
 * A card laid, as a number: bits 0–4 the card, bit 5 whether it is face down, bits 6–13 how deep
 * its row is, bits 14 and up the mine, counted from 0: all but the last are set aside (O18).
 */
export type Laid = number;
export declare const laidCard: (laid: Laid) => Card;
export declare const isFaceDown: (laid: Laid) => boolean;
export declare const depthOf: (laid: Laid) => number;
export declare const mineOf: (laid: Laid) => number;
/** O11: the free exits of a row. */
export declare const freeExits: ({ exits, built, closed }: Immutable<Row>) => number;
/** The deepest row with a face-up card, cards laid this turn included (O15), and how deep it is. */
export declare const deepestRow: (player: Player) => Row;
export declare const deepestDepth: ({ depth, next }: Immutable<Player>) => number;
/** O24: one card more, below the active row. */
export declare function layCard(deck: Deck, player: Player, card: Card): void;
/** O15: of the deepest row the highest card is turned face down. */
export declare function collapse(deck: Deck, player: Player, prefersWide: boolean): void;
/** O16: a free exit of the deepest row is closed; nothing happens to the entrance. */
export declare function caveIn(player: Player): void;
/** O18: the mine is set aside and a new one begins at the entrance. */
export declare function setAside(player: Player): void;
/** O9, O25: the cards laid this turn, if any lies face up, are the row that counts from now on. */
export declare function goDeeper(player: Player): void;
