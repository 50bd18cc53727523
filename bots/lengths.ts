/** How long a match of a game is, in the mean of 200 matches of heuristic bots. */
export interface MatchLength {
  /** How often one player is asked: what a player chooses in one turn is one answer. */
  readonly asked: number;
  /** How many turns there are one after the other: what all choose at once is one. */
  readonly turns: number;
}

/**
 * Measured with seed 7 (docs/figures.md), by the number of seats; a test compares it with a few
 * matches. Of a game that is not here nothing is said.
 */
export const LENGTHS: Readonly<Record<string, Readonly<Record<number, MatchLength>>>> = {
  aurum: { 3: { asked: 69, turns: 202 }, 4: { asked: 56, turns: 226 } },
  'silver-and-gold': {
    1: { asked: 36, turns: 36 },
    2: { asked: 36, turns: 44 },
    3: { asked: 36, turns: 51 },
    4: { asked: 36, turns: 59 },
  },
  auruxxx: {
    2: { asked: 101, turns: 203 },
    3: { asked: 84, turns: 251 },
    4: { asked: 75, turns: 299 },
    5: { asked: 76, turns: 381 },
    6: { asked: 73, turns: 437 },
  },
  'or-etc': {
    2: { asked: 67, turns: 117 },
    3: { asked: 81, turns: 199 },
    4: { asked: 87, turns: 269 },
    5: { asked: 92, turns: 338 },
    6: { asked: 85, turns: 364 },
  },
};
