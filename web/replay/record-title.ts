import type { Language, MatchRecord } from '@pepite/kernel';
import { branchWords } from '../site/branch-words.ts';
import { titleOf } from '../site/games.ts';

/** What a replay is called: its game, and whether it goes on from another match. */
export function recordTitle({ game, branch }: MatchRecord, language: Language): string {
  const title = titleOf(game, language);
  return branch === undefined ? title : branchWords[language].titled(title);
}
