import type { BotName } from '@pepite/bots';
import { itemAt, type Result } from '@pepite/kernel';

/** How often each number came up. */
export type Counts = Map<number, number>;

/**
 * What is counted of many matches. Everything is a whole number, so that tallies add up to the same
 * whatever the order in which they are merged.
 */
export interface Tally {
  matches: number;
  /** Matches that all seats won. */
  drawn: number;
  /** Per seat: matches with the seat among the winners. */
  readonly seatWins: number[];
  /** Per bot: matches with at least one of its seats among the winners. */
  readonly botWins: Map<BotName, number>;
  /** Per seat. */
  readonly scores: readonly Counts[];
  readonly decisions: Counts;
  readonly moves: Counts;
  readonly rounds: Counts;
  /** By the game's key. */
  readonly endings: Map<string, number>;
}

/** What a tally takes note of in one match. */
export interface Outcome {
  readonly result: Result;
  readonly decisions: number;
  readonly moves: number;
  /** How each round ended. */
  readonly endings: readonly string[];
}

export const emptyTally = (seats: number): Tally => ({
  matches: 0,
  drawn: 0,
  seatWins: Array.from({ length: seats }, () => 0),
  botWins: new Map(),
  scores: Array.from({ length: seats }, () => new Map<number, number>()),
  decisions: new Map(),
  moves: new Map(),
  rounds: new Map(),
  endings: new Map(),
});

const add = <K>(counts: Map<K, number>, key: K, count = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + count);
};

export function addOutcome(tally: Tally, bots: readonly BotName[], outcome: Outcome): void {
  const { scores, winners } = outcome.result;
  tally.matches++;
  if (winners.length === bots.length) tally.drawn++;
  for (const seat of winners) tally.seatWins[seat] = itemAt(tally.seatWins, seat) + 1;
  // A bot that holds several winning seats has still won only one match.
  for (const bot of new Set(winners.map((seat) => bots[seat]))) add(tally.botWins, bot);
  for (const [seat, score] of scores.entries()) add(itemAt(tally.scores, seat), score);
  add(tally.decisions, outcome.decisions);
  add(tally.moves, outcome.moves);
  add(tally.rounds, outcome.endings.length);
  for (const ending of outcome.endings) add(tally.endings, ending);
}

export function mergeCounts<K>(into: Map<K, number>, from: ReadonlyMap<K, number>): void {
  for (const [key, count] of from) add(into, key, count);
}

export function mergeTally(into: Tally, from: Tally): void {
  into.matches += from.matches;
  into.drawn += from.drawn;
  for (const [seat, wins] of from.seatWins.entries()) {
    into.seatWins[seat] = itemAt(into.seatWins, seat) + wins;
  }
  for (const [seat, scores] of from.scores.entries())
    mergeCounts(itemAt(into.scores, seat), scores);
  mergeCounts(into.botWins, from.botWins);
  mergeCounts(into.decisions, from.decisions);
  mergeCounts(into.moves, from.moves);
  mergeCounts(into.rounds, from.rounds);
  mergeCounts(into.endings, from.endings);
}
