import type { Deck } from '../pieces/deck.ts';
import { type OrEtcWorld } from '../world.ts';
/** What is wrong with a world, if anything. */
export declare function broken(deck: Deck, world: OrEtcWorld): string | undefined;
