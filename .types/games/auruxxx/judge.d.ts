import type { Immutable, Move } from '@pepite/kernel';
import { type AuruxxxView } from './moves.ts';
import { type AuruxxxWorld, type Table } from './world.ts';
export declare const CLAUSES: readonly ["X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9", "X10", "X11", "X12", "X13", "X14", "X15", "X16", "X17", "X18", "X19", "X20", "X21", "X22", "X23", "X24", "X25", "X26", "X27", "X28", "X29", "X30", "X31", "X32"];
export type Clause = (typeof CLAUSES)[number];
/** Everything that can be wrong with a move, and the clause it breaks. */
export declare const FAULTS: {
    readonly dealerDue: "X2";
    readonly dealDue: "X2";
    readonly turnUpDue: "X3";
    readonly turnDue: "X6";
    readonly drawDue: "X8";
    readonly profusionDue: "X18";
    readonly theftDue: "X19";
    readonly exchangeDue: "X20";
    readonly matchOver: "X31";
    readonly notASeat: "X2";
    readonly handFull: "X2";
    readonly notInPile: "X1";
    readonly notTheDrawer: "X8";
    readonly notTheThief: "X18";
    readonly notStolen: "X18";
    readonly debtFirst: "X16";
    readonly mustAccept: "X17";
    readonly noDebt: "X16";
    readonly passTooLate: "X7";
    readonly noPassLeft: "X7";
    readonly drawnTwice: "X8";
    readonly endTooEarly: "X9";
    readonly mustPlayOn: "X21";
    readonly noExchange: "X20";
    readonly swapWithYourself: "X20";
    readonly swapWithEmptyHand: "X20";
    readonly notHeld: "X6";
    readonly misfitNumber: "X10";
    readonly misfitTwo: "X11";
    readonly misfitFifty: "X12";
    readonly misfitHappyMan: "X13";
    readonly severalHappyMen: "X15";
    readonly bringsNothing: "X22";
    readonly lastCard: "X23";
    readonly goldenTooEarly: "X25";
};
export type Fault = keyof typeof FAULTS;
/** The fault of a move by the seat whose turn it is, if it has one. */
export declare function judge(view: AuruxxxView, move: Move): Fault | undefined;
/** The fault of a chance outcome. A reader takes the cards of a deal in any order. */
export declare function judgeChance(world: AuruxxxWorld, move: Move): Fault | undefined;
/** What is due now: the fault of acting out of turn. */
export declare function due(table: Immutable<Table>): Fault;
