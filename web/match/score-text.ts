import type { Game, Language } from '@pepite/kernel';
import { pointsText } from '../words/points.ts';
import type { Texts } from '../words/texts.ts';

/** A score of the result with its unit; `table` is the one at the end. */
export function scoreText(
  game: Game,
  table: unknown,
  score: number,
  { language, texts }: { readonly language: Language; readonly texts: Texts },
): string {
  const own = game.words[language].score?.(score, table);
  return own ?? texts.over.points(pointsText(score, language), score);
}
