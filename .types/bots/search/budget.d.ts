/** Milliseconds from some point in time on. The search has no clock of its own: it is given one. */
export type Clock = () => number;
/** How long to think: the limit that is reached first holds. */
export interface Budget {
    /** Matches played on in the mind. */
    readonly iterations: number;
    readonly milliseconds?: number;
}
/** The same budget, with less time if there is less; one without time stays without. */
export declare const within: (budget: Budget, milliseconds: number) => Budget;
/** Counts what is spent of a budget. */
export declare class Allowance {
    #private;
    iterations: number;
    constructor(budget: Budget, clock: Clock);
    /** The part of the budget that is spent, once so many more iterations are made. */
    spent(more?: number): number;
}
