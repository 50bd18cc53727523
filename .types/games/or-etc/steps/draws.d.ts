import { type Seat } from '@pepite/kernel';
import { type Face } from '../pieces/dice.ts';
import type { Accident, Card } from '../pieces.ts';
import { type OrEtcWorld, type Table } from '../world.ts';
/** O8: the first hands. */
export declare function deal({ table, hands, box }: OrEtcWorld, seat: Seat, card: Card): void;
/** O3, O8: one centre die fewer than there are players; says whether one is missing. */
export declare function rollBeer(table: Table, face: Face): boolean;
/** O26: in order, each fills the hand up; says whether there is anything to do. */
export declare function beginDraws(table: Table): boolean;
/** O27: an accident is laid open, unless the same lies there already; the player draws on. */
export declare function pickAccident(table: Table, accident: Accident): void;
/** Says whether somebody has yet to draw, or the game is over. */
export declare function draw({ table, hands, box }: OrEtcWorld, card: Card): boolean;
