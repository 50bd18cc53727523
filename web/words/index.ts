import type { Language, Translated } from '@pepite/kernel';
import { settings } from '../site/settings.svelte.ts';
import type { Texts } from './texts.ts';

/** One language at a time: who reads one has no use for the other. */
const LOADERS: Translated<() => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).english,
  fr: async () => (await import('./fr.ts')).french,
};
const fetched = new Map<Language, Texts>();

/** Fetches the texts of a language: nothing is drawn in it before. */
export async function loadTexts(language: Language): Promise<void> {
  if (!fetched.has(language)) fetched.set(language, await LOADERS[language]());
}

/** Shows the page in another language; where its texts can't be fetched, all stays as it is. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadTexts(language);
  settings.language = language;
}

/** The texts in the language of the reader: read in a page, it follows the switch. */
export function texts(): Texts {
  const found = fetched.get(settings.language);
  if (found === undefined) throw new Error(`nobody has fetched the texts in ${settings.language}`);
  return found;
}
