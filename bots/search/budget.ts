/** Milliseconds from some point in time on. The search has no clock of its own: it is given one. */
export type ReadClock = () => number;

/** How long to think: the limit that is reached first holds. */
export interface Budget {
  /** How many playouts. */
  readonly iterations: number;
  readonly milliseconds?: number;
}

/** The same budget, with less time if there is less; one without time stays without. */
export const within = (budget: Budget, milliseconds: number): Budget =>
  budget.milliseconds === undefined
    ? budget
    : { ...budget, milliseconds: Math.min(budget.milliseconds, milliseconds) };

/** Counts what is spent of a budget. */
export class BudgetCounter {
  readonly #budget: Budget;
  readonly #clock: ReadClock;
  readonly #start: number;
  iterations = 0;

  constructor(budget: Budget, clock: ReadClock) {
    this.#budget = budget;
    this.#clock = clock;
    this.#start = budget.milliseconds === undefined ? 0 : clock();
  }

  /** The part of the budget that is spent, once so many more iterations are made. */
  spent(more = 0): number {
    const { iterations, milliseconds } = this.#budget;
    const made = (this.iterations + more) / iterations;
    if (milliseconds === undefined) return made;
    const elapsed = this.#clock() - this.#start;
    // As long as an iteration took so far, so long will others take.
    const later = this.iterations === 0 ? 0 : (elapsed * more) / this.iterations;
    return Math.max(made, (elapsed + later) / milliseconds);
  }
}
