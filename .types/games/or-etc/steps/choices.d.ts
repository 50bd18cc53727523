import { type Bits, type Immutable, type Moves } from '@pepite/kernel';
import type { Deck } from '../pieces/deck.ts';
import { type OrEtcView } from '../moves.ts';
import { type Auction, type Hand, type OrEtcWorld, type Player } from '../world.ts';
/** The legal moves of a seat that has to decide. */
export declare function moves(deck: Deck, view: OrEtcView, into: Moves): void;
export declare const leastBid: ({ tool, bid, bidder }: Immutable<Auction>) => number;
/** O6: the tools that nobody has bought, as a set. */
export declare function toolsLeft({ pile, left }: Immutable<Auction>): Bits;
/** O24, O17: the kinds of card that a player's dice allow to lay. */
export declare const layable: (deck: Deck, { dice, lucky }: Immutable<Player>, { kinds }: Immutable<Hand>) => Bits;
/** What chance brings next (O4, O8, O10, O23, O26, O27). */
export declare function chances({ table, box }: OrEtcWorld, into: Moves): void;
