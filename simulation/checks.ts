/** Which promise was broken. */
export type Promised =
  | 'nothing is told before it is kept'
  | 'no seat is told what it may not know'
  | 'nothing that was kept is lost or changed'
  | 'no move is made that nobody has made'
  | 'on one socket nothing goes back'
  | 'dates never go back'
  | 'clocks never go back'
  | 'no time runs out early'
  | 'a lease is held once'
  | 'a plan is used once, and for its player'
  | 'a planned move is made'
  | 'what is said has no holes and comes once'
  | 'no sign tells of a move that some have not learned'
  | 'chance follows from what was settled before'
  | 'a match goes on from where it was to'
  | 'an ended match stays ended'
  | 'a page never waits for ever'
  | 'every page ends at the same record'
  | 'nothing breaks';

export interface Violation {
  readonly promise: Promised;
  readonly details: string;
  /** Milliseconds of virtual time, and how many events there had been. */
  readonly at: number;
  readonly event: number;
}

/** Notes the first promise that was broken; what comes after it is of no interest. */
export class Checks {
  readonly #when: () => { readonly at: number; readonly event: number };
  #violation: Violation | undefined;

  constructor(when: () => { readonly at: number; readonly event: number }) {
    this.#when = when;
  }

  get violation(): Violation | undefined {
    return this.#violation;
  }

  broken(promise: Promised, details: string): void {
    this.#violation ??= { promise, details, ...this.#when() };
  }
}
