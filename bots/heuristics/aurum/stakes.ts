/** What the trick under way means to everybody, once the cards of this trick are gone. */
export interface Stakes {
  /** By winner of the trick and side, 3 × winner + side: how that side would stand. */
  readonly standings: Float64Array;
  /** By class: what it costs to spend such gold. */
  readonly goldCost: Float64Array;
  openCost: number;
  pointWorth: number;
}
