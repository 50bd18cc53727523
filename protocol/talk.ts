import type { Seat } from '@pepite/kernel';

/** What may be said at a table: nothing, phrases that all read in their language, or anything. */
export const TALKS = ['off', 'phrases', 'free'] as const;
export type Talk = (typeof TALKS)[number];

/** How much one may say at once, in letters as a reader counts them. */
export const LONGEST_TALK = 200;
/** The same as it is sent, in UTF-16 units: emoji are made of many. */
export const LONGEST_TALK_TEXT = 4 * LONGEST_TALK;

/**
 * Phrases are sent by name, so that everybody reads them in their own language. Those that tell
 * something of one's own cards or plans have no place where partners play together.
 */
export const PHRASES = {
  hello: {},
  'good-luck': {},
  ready: {},
  'your-turn': {},
  'one-moment': {},
  'back-soon': {},
  thanks: {},
  'no-problem': {},
  sorry: {},
  oops: {},
  'nice-move': {},
  'well-played': {},
  wow: {},
  'so-close': {},
  lucky: {},
  'good-cards': { tellsCards: true },
  'bad-cards': { tellsCards: true },
  'have-a-plan': { tellsCards: true },
  'good-game': {},
  rematch: {},
  'have-to-go': {},
} as const satisfies Record<string, { readonly tellsCards?: true }>;

export type Phrase = keyof typeof PHRASES;
export const PHRASE_NAMES = Object.keys(PHRASES) as readonly Phrase[];

/** The phrases of a table: partners tell each other nothing of their cards. */
export const phrasesAt = (hasPartners: boolean): readonly Phrase[] =>
  PHRASE_NAMES.filter((phrase) => !hasPartners || !('tellsCards' in PHRASES[phrase]));

/** What players may answer a move of the log with. */
export const SIGNS = ['bravo', 'heart', 'laugh', 'wow', 'think', 'sad'] as const;
export type Sign = (typeof SIGNS)[number];

/** What somebody says, or how somebody takes a move; without a sign, not any more. */
export type Said =
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reaction'; readonly ply: number; readonly sign: Sign | null };

/** The same as it is told: by whom, and its number among all that was said at the match. */
export type TalkEntry = Said & {
  readonly number: number;
  readonly seat: Seat;
  /** What the speaker was called then: before a match begins seats change hands. */
  readonly name: string;
};

/** How it stands with talk at a match; a match at which nobody may ever talk has none. */
export interface TalkState {
  readonly kind: Exclude<Talk, 'off'>;
  /** Whether one may talk now: the host may turn it off for a while. */
  readonly on: boolean;
}

export type TalkTextProblem =
  | { readonly kind: 'talk-too-long'; readonly most: number }
  /** It is empty, or has characters that can't be seen. */
  | { readonly kind: 'talk-unreadable' };
