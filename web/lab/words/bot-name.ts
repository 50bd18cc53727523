import { type LevelName, LEVEL_NAMES, LEVELS } from '@pepite/bots/levels';
import type { Language } from '@pepite/kernel';
import type { LabTexts } from './texts.ts';

/** What a bot is called: levels as at tables, and those that only tools know by what they do. */
export function botName(bot: string, language: Language, { experiment }: LabTexts): string {
  if (bot === 'random' || bot === 'heuristic') return experiment[bot];
  const level: LevelName | undefined = LEVEL_NAMES.find((name) => name === bot);
  return level === undefined ? bot : LEVELS[level].words[language].name;
}

/** All bots at the seats of a match, in their order; just one where all are the same. */
export const botNames = (bots: readonly string[], language: Language, texts: LabTexts): string =>
  (new Set(bots).size === 1 ? bots.slice(0, 1) : bots)
    .map((bot) => botName(bot, language, texts))
    .join(', ');
