import type { Language, Move } from '@pepite/kernel';
import type { PlanTexts } from '../words/plans.ts';
import { toldTo } from './coach/hints.ts';
import type { LiveMatch } from './live.svelte.ts';

type ToldMatch = Pick<LiveMatch, 'game' | 'names' | 'seat'>;

/** A move as its player is told of it, after "you": "play silver 7". */
export const tellPlanned = (live: ToldMatch, move: Move, language: Language): string =>
  toldTo(live, live.game?.print(move) ?? '', language);

/** What is planned for the next decision, and what it depends on, as one sentence. */
export function tellNext(
  live: ToldMatch,
  moves: readonly Move[],
  words: PlanTexts,
  language: Language,
): string {
  const [first, ...others] = moves.map((move) => tellPlanned(live, move, language));
  const [move] = moves;
  if (first === undefined || move === undefined) return '';
  const condition = live.game?.words[language].condition?.(move) ?? words.ifPossible;
  return words.next(first, condition, others);
}
