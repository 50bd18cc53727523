import { lesson as aurum } from '@pepite/games/aurum/lesson';
import { lesson as auruxxx } from '@pepite/games/auruxxx/lesson';
import { lesson as orEtc } from '@pepite/games/or-etc/lesson';
import { lesson as silverAndGold } from '@pepite/games/silver-and-gold/lesson';
import type { Lesson } from '@pepite/kernel';

/** The lessons that are gone through in tests; one of them sees that none is missing. */
export const LESSONS: readonly (readonly [game: string, lesson: Lesson])[] = [
  ['aurum', aurum],
  ['silver-and-gold', silverAndGold],
  ['auruxxx', auruxxx],
  ['or-etc', orEtc],
];
