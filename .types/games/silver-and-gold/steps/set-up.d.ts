import { type Seat } from '@pepite/kernel';
import { type Card } from '../pieces.ts';
import { type SilverWorld } from '../world.ts';
/** S4: four cards each. */
export declare function deal({ table, hands, box }: SilverWorld, seat: Seat, card: Card): void;
/** S4: the choice stays in the hand until all have made theirs. */
export declare function keep(world: SilverWorld, seat: Seat, low: Card, high: Card): void;
