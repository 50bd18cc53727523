import type { Game, Language } from '@pepite/kernel';
import type { Summary } from './summary.ts';
/** What an arena found, as lines of text. */
export declare function showSummary(game: Game, summary: Summary, language: Language, width: number): readonly string[];
