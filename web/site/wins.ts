import { LEVEL_NAMES, type LevelName } from '@pepite/bots/levels';
import { itemAt } from '@pepite/kernel';
import type { MatchState } from '@pepite/protocol';

/** What bots begin with against somebody who is new to a game. */
const FIRST: LevelName = 'casual';

/** The matches that somebody has won at the level they had come to, each of them one level up. */
export type Wins = readonly string[];

const rankOf = (level: string): number => LEVEL_NAMES.findIndex((name) => name === level);

/** How well bots play after such wins. */
export const levelAfter = (wins: Wins): LevelName =>
  itemAt(LEVEL_NAMES, Math.min(rankOf(FIRST) + wins.length, LEVEL_NAMES.length - 1));

/**
 * The wins, after a match. It counts if its player has won it alone among bots, none of them weaker
 * than the level they had come to; each match counts once, however often its end is looked at.
 */
export function winsAfter(wins: Wins, match: FinishedMatch): Wins {
  const { you, seats, result } = match;
  if (you === null || result?.winners.includes(you) !== true) return wins;
  const others = seats.filter((_, seat) => seat !== you);
  const ranks = others.map((seat) => (seat.kind === 'bot' ? rankOf(seat.bot) : -1));
  const level = levelAfter(wins);
  if (ranks.length === 0 || Math.min(...ranks) < rankOf(level)) return wins;
  const isNext = level !== LEVEL_NAMES.at(-1) && !wins.includes(match.match);
  return isNext ? [...wins, match.match] : wins;
}

/** What is to be known of a match that is over. */
type FinishedMatch = Pick<MatchState, 'match' | 'you' | 'seats' | 'result'>;
