/**
 * How long a person takes for a choice, guessed: the time grows with the logarithm of how much
 * there is to choose from (Hick's law). A move that is forced takes as long as saying so. The other
 * number was fitted: with it, matches of heuristic bots at the four games, each with as many
 * players as it is best with, take 8 seconds a turn in the mean, which is what players are told
 * before they begin (docs/figures.md, `bots/lengths.ts`); a test repeats it.
 */
const FORCED = 1;
const PER_DOUBLING = 2;

export const secondsFor = (choices: number): number =>
  FORCED + PER_DOUBLING * Math.log2(Math.max(1, choices));
