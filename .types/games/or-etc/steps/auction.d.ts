import { type Seat } from '@pepite/kernel';
import { type Tool } from '../pieces.ts';
import { type OrEtcWorld, type Table } from '../world.ts';
/** O4, O5. */
export declare function beginAuction({ table }: OrEtcWorld, first: Seat): void;
export declare function bid(table: Table, seat: Seat, amount: number): void;
export declare function fold(table: Table, seat: Seat): void;
export declare function choose(table: Table, seat: Seat, tool: Tool): void;
/** O8: accidents come into the pile after the first deal. */
export declare function shuffleAccidents(table: Table): void;
