/** How much is imagined for one figure. */
export interface Effort {
  /** Playouts that the expert thinks with, to find what it would have done. */
  readonly iterations: number;
  /** Worlds in which a choice is compared with that: from so many up to so many … */
  readonly worlds: number;
  readonly mostWorlds: number;
  /** … until the chance to win that it cost is known to such a standard error. */
  readonly error: number;
  /** Worlds played to their end, where a choice has certainly cost something, to tell points. */
  readonly ends: number;
  /** Playouts with all hands open: for a point of the curve, and for what chance gave. */
  readonly open: number;
}

/** What can be asked for. */
export const EFFORTS = {
  quick: { iterations: 150, worlds: 32, mostWorlds: 96, error: 0.015, ends: 32, open: 32 },
  normal: { iterations: 500, worlds: 64, mostWorlds: 512, error: 0.008, ends: 128, open: 128 },
  thorough: { iterations: 2000, worlds: 128, mostWorlds: 2048, error: 0.004, ends: 512, open: 512 },
} as const satisfies Readonly<Record<string, Effort>>;

export type EffortName = keyof typeof EFFORTS;
export const EFFORT_NAMES = Object.keys(EFFORTS) as readonly EffortName[];
