import type { Language } from './words.ts';

/**
 * The rules of a game on one screen or one printed page, in one language: for someone who knows
 * them and has forgotten one. Every line names the clause that tells the rest.
 */
export interface Reference {
  readonly groups: readonly ReferenceGroup[];
  /** The words of the game, in any order: `sortedGlossary` has that of the language. */
  readonly glossary: readonly GlossaryEntry[];
}

/** Lines that belong together. */
export interface ReferenceGroup {
  /** The same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly ReferenceLine[];
}

/** A rule in one line. */
export interface ReferenceLine {
  readonly clause: string;
  readonly text: string;
}

/** A word of the game, and what it means. */
export interface GlossaryEntry {
  readonly clause: string;
  readonly term: string;
  readonly meaning: string;
}

/** The glossary as one looks things up in it. */
export const sortedGlossary = (
  { glossary }: Reference,
  language: Language,
): readonly GlossaryEntry[] =>
  glossary.toSorted((one, other) => one.term.localeCompare(other.term, language));
