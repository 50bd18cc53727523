import { type Immutable, type Move } from '@pepite/kernel';
import { type SilverView } from './moves.ts';
import { type SilverWorld, type Table } from './world.ts';
export declare const CLAUSES: readonly ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S13", "S14", "S15", "S16", "S17", "S18", "S19", "S20", "S21", "S22"];
export type Clause = (typeof CLAUSES)[number];
/** Everything that can be wrong with a move, and the clause it breaks. */
export declare const FAULTS: {
    readonly firstDue: "S5";
    readonly dealDue: "S4";
    readonly keepDue: "S4";
    readonly marketDue: "S5";
    readonly expeditionDue: "S6";
    readonly markDue: "S7";
    readonly takeDue: "S14";
    readonly drawDue: "S14";
    readonly refillDue: "S15";
    readonly matchOver: "S17";
    readonly notASeat: "S5";
    readonly notInPile: "S1";
    readonly handFull: "S4";
    readonly notDealt: "S4";
    readonly expeditionGone: "S2";
    readonly otherPattern: "S7";
    readonly cardNotYours: "S7";
    readonly noSuchCell: "S7";
    readonly cellMarked: "S7";
    readonly bonusDue: "S9";
    readonly noBonus: "S9";
    readonly notInMarket: "S14";
    readonly pileEmpty: "S18";
};
export type Fault = keyof typeof FAULTS;
/** The fault of a move by a seat that has to decide, if it has one. */
export declare function judge(view: SilverView, move: Move): Fault | undefined;
/** The fault of a chance outcome. A reader takes the cards of a deal in any order. */
export declare function judgeChance({ table, box }: SilverWorld, move: Move): Fault | undefined;
/** What is due now: the fault of acting out of turn. */
export declare const due: ({ phase }: Immutable<Table>) => Fault;
