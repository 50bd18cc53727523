import { type Move, type Seat } from '@pepite/kernel';
import { type Card, type Pattern } from '../pieces.ts';
import { type Box, type Hand, type Player, type SilverWorld } from '../world.ts';
/** S6; S8: who has no free cell at all is not asked. */
export declare function reveal(world: SilverWorld, pattern: Pattern): void;
/** Takes one card of a pattern out of those left to reveal this round. */
export declare function removeExpedition(box: Box, pattern: Pattern): void;
export declare function mark(world: SilverWorld, seat: Seat, move: Move): void;
/**
 * S9: marks cells in the hand, where nobody sees them, and counts the cells that crosses earn.
 * Says whether the seat is done: no bonus is open, or no cell is left for it.
 */
export declare function sealMark(player: Player, hand: Hand, move: Move): boolean;
/** S11: the palms printed on the market's cards. */
export declare function palmsIn(market: readonly Card[]): number;
