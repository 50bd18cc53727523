import type { TalkEntry } from '@pepite/protocol';
import type { TalkTexts } from '../../words/talk.ts';

/** What somebody has said, in the reader's language; of a sign, its name. */
export function wordsOf(entry: TalkEntry, words: TalkTexts): string {
  if (entry.kind === 'text') return entry.text;
  if (entry.kind === 'phrase') return words.phraseTexts[entry.phrase];
  return entry.sign === null ? '' : words.signs[entry.sign];
}
