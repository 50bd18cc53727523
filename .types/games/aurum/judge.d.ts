import { type Immutable, type Move } from '@pepite/kernel';
import { type AurumView } from './moves.ts';
import { type AurumWorld, type Table } from './world.ts';
export declare const CLAUSES: readonly ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12", "A13", "A14", "A15", "A16", "A17", "A18", "A19", "A20", "A21", "A22", "A23", "A24", "A25", "A26"];
export type Clause = (typeof CLAUSES)[number];
/** Everything that can be wrong with a move, and the clause it breaks. */
export declare const FAULTS: {
    readonly firstDue: "A4";
    readonly dealDue: "A2";
    readonly asideDue: "A2";
    readonly bidDue: "A5";
    readonly swapDue: "A7";
    readonly playDue: "A12";
    readonly matchOver: "A22";
    readonly matchOfThreeOver: "A23";
    readonly matchOfSumsOver: "A24";
    readonly notASeat: "A4";
    readonly notInGame: "A2";
    readonly handFull: "A2";
    readonly alreadyDealt: "A2";
    readonly bidGold: "A5";
    readonly bidNotHeld: "A5";
    readonly bidMade: "A5";
    readonly swapGoldNotHeld: "A7";
    readonly swapNotYours: "A7";
    readonly swapNotHeld: "A7";
    readonly swapTooLate: "A8";
    readonly openWithGold: "A11";
    readonly openNotHeld: "A11";
    readonly openerStuck: "A17";
    readonly metalUsed: "A12";
    readonly metalNotHeld: "A12";
    readonly goldNotHeld: "A12";
    readonly mustPlay: "A13";
};
export type Fault = keyof typeof FAULTS;
/** The fault of a move by a seat that has to decide, if it has one. */
export declare function judge(view: AurumView, move: Move): Fault | undefined;
/** The fault of a chance outcome. A reader takes the cards of a deal in any order. */
export declare function judgeChance({ table, box }: AurumWorld, move: Move): Fault | undefined;
/** What is due now: the fault of acting out of turn. */
export declare const due: (table: Immutable<Table>) => Fault;
