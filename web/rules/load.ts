import {
  type Guide,
  itemNamed,
  type Language,
  type Reference,
  type Translated,
} from '@pepite/kernel';
import { loadGame } from '../site/games.ts';

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

/** One language at a time: who reads one has no use for the other. */
const GUIDES: Translated<Loaders<Guide>> = {
  en: import.meta.glob<Guide>(['../../games/*/guide.en.ts', '!../../games/template/*'], {
    import: 'english',
  }),
  fr: import.meta.glob<Guide>(['../../games/*/guide.fr.ts', '!../../games/template/*'], {
    import: 'french',
  }),
};
const WORDS = import.meta.glob<Translated<{ readonly credits: string }>>(
  ['../../games/*/words.ts', '!../../games/template/*'],
  { import: 'words' },
);

const fetched = new Map<string, Guide>();

export async function loadGuide(game: string, language: Language): Promise<Guide> {
  const path = `../../games/${game}/guide.${language}.ts`;
  const guide = await itemNamed(GUIDES[language], path)();
  fetched.set(path, guide);
  return guide;
}

/** What has been fetched before: a page that has it is drawn whole at once. */
export const fetchedGuide = (game: string, language: Language): Guide | undefined =>
  fetched.get(`../../games/${game}/guide.${language}.ts`);

/** Whose game it is. The words of a game bring much of its rules along, so they come last. */
export async function loadCredits(game: string, language: Language): Promise<string> {
  const words = await itemNamed(WORDS, `../../games/${game}/words.ts`)();
  return words[language].credits;
}

export async function loadReference(game: string): Promise<Translated<Reference>> {
  const reference = await (await loadGame(game)).loadReference?.();
  if (reference === undefined) throw new Error(`${game} has no reference card`);
  return reference;
}
