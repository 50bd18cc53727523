import { type Language, LANGUAGES } from '@pepite/kernel';
import { render } from 'svelte/server';
import { loadLesson } from '../lesson/load.ts';
import { loadGuide } from '../rules/load.ts';
import { CATALOGUE } from '../site/games.ts';
import { changeLanguage } from '../words/index.ts';
import FirstHome from './FirstHome.svelte';
import FirstLesson from './FirstLesson.svelte';
import FirstRules from './FirstRules.svelte';

/** A page as it is seen before any script has run. */
interface FirstScreen {
  readonly path: string;
  readonly language: Language;
  /** What belongs into the head of the page: its title. */
  readonly head: string;
  readonly body: string;
  /** The source that draws the page later, as Vite's manifest names it. */
  readonly page: string;
}

/** Runs at the build, once: all pages that show something before any script has run. */
export async function firstScreens(): Promise<readonly FirstScreen[]> {
  const screens: FirstScreen[] = [];
  // One after the other: the language is the same for all that is drawn.
  for (const language of LANGUAGES) {
    await changeLanguage(language);
    screens.push(homeIn(language));
    for (const { id } of CATALOGUE) {
      screens.push(await rulesOf(id, language));
      screens.push(...(await lessonOf(id, language)));
    }
  }
  return screens;
}

function homeIn(language: Language): FirstScreen {
  const { head, body } = render(FirstHome);
  return { path: '/', language, head, body, page: 'start.ts' };
}

async function rulesOf(game: string, language: Language): Promise<FirstScreen> {
  await loadGuide(game, language);
  const { head, body } = render(FirstRules, { props: { game } });
  return { path: `/rules/${game}`, language, head, body, page: 'pages/RulesPage.svelte' };
}

async function lessonOf(game: string, language: Language): Promise<readonly FirstScreen[]> {
  const lesson = await loadLesson(game);
  if (lesson === undefined) return [];
  const { head, body } = render(FirstLesson, { props: { game, lesson } });
  return [{ path: `/learn/${game}`, language, head, body, page: 'pages/Learn.svelte' }];
}
