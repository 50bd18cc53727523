import { positionAt } from '@pepite/kernel';
import { lesson } from '../lesson.ts';

/** The last tool is chosen, and what is left of the prestige is dealt as cards. */
export const position = positionAt(lesson, 'choose');
