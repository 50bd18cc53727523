import type { Game, Language } from '@pepite/kernel';
import type { Texts } from './texts.ts';

/** What a game calls a round: « Manche » here, « Tour » there. */
export const roundIn = (
  { words }: Pick<Game, 'words'>,
  language: Language,
  { site }: Pick<Texts, 'site'>,
): string => words[language].round ?? site.round;
