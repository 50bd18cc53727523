import { type Seat } from '@pepite/kernel';
import { type Card } from '../pieces.ts';
import { Phase, type Player, type SilverWorld, type Table } from '../world.ts';
export declare function letChance(table: Table, phase: Phase): void;
export declare function giveCard(player: Player, slot: number, card: Card): void;
/** S5, S15: four cards lie open, as long as the pile lasts. */
export declare function layOut(world: SilverWorld, card: Card): void;
/** S13: the seats settle one after the other from the start player, until one has to choose. */
export declare function settleNext(world: SilverWorld): void;
export declare function takeFromMarket(world: SilverWorld, seat: Seat, card: Card): void;
/** S14: whoever took the top card of the pile gets it; the seat that settles is still the same. */
export declare function drawCard(world: SilverWorld, card: Card): void;
