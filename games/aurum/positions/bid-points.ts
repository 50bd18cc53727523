import { positionAt } from '@pepite/kernel';
import { lesson } from '../lesson.ts';

/** Four tricks for a bid of 4: the reader may end the round there, or take a fifth with gold. */
export const position = positionAt(lesson, 'end');
