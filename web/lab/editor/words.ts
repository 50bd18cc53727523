import type { Language, Translated } from '@pepite/kernel';
import type { EditorWords } from './texts.ts';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

const WORDS: Translated<EditorWords> = { en: english, fr: french };

export const editorWords = (language: Language): EditorWords => WORDS[language];
