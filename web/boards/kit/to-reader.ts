import { type Language, READER, type Translated } from '@pepite/kernel';
import { capitalised } from '../../match/log.ts';

const YOU: Translated<string> = { en: 'you', fr: 'vous' };

/** A sentence that was made with the names of `readBy`, as its reader is told it. */
export const toReader = (sentence: string, language: Language): string =>
  capitalised(sentence.replaceAll(READER, YOU[language]));
