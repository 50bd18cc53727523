import type { Phrase, Sign, Talk } from '@pepite/protocol';

/** What is said about talk at a table, and the phrases that all read in their own language. */
export interface TalkTexts {
  readonly title: string;
  /** What a table may choose, and what comes of it. */
  readonly kinds: Readonly<Record<Talk, string>>;
  readonly kindWhy: Readonly<Record<Talk, string>>;
  readonly open: (unread: number) => string;
  readonly nothing: string;
  readonly you: string;
  /** One line, as it is heard and as it is seen for a moment. */
  readonly line: (name: string, words: string) => string;
  readonly write: string;
  readonly send: string;
  readonly phrases: string;
  readonly phraseTexts: Readonly<Record<Phrase, string>>;
  /** That only phrases can be said here. */
  readonly onlyPhrases: string;
  readonly readOnly: string;
  /** That partners keep their cards to themselves, with the clause that says so. */
  readonly partners: (clause: string | undefined) => string;
  readonly understood: string;
  readonly options: string;
  readonly muteAll: string;
  readonly mute: (name: string) => string;
  readonly muteWhy: string;
  readonly allow: string;
  readonly allowWhy: string;
  readonly isOff: string;
  readonly react: string;
  readonly signs: Readonly<Record<Sign, string>>;
  /** A sign and who has put it on a move. */
  readonly signBy: (sign: string, names: readonly string[]) => string;
  readonly reacts: (name: string, sign: string) => string;
}
