import type { Lesson } from '@pepite/kernel';

/** A lesson is a chunk of its own, as the rules and the board of its game are. */
const LESSONS = import.meta.glob<{ readonly lesson: Lesson }>([
  '../../games/*/lesson.ts',
  '!../../games/template/*',
]);
const pathOf = (game: string): string => `../../games/${game}/lesson.ts`;

/** Whether a game has a lesson. */
export const hasLesson = (game: string): boolean => Object.hasOwn(LESSONS, pathOf(game));

export async function loadLesson(game: string): Promise<Lesson | undefined> {
  return (await LESSONS[pathOf(game)]?.())?.lesson;
}
