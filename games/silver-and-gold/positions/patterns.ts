import { positionAt } from '@pepite/kernel';
import { lesson } from '../lesson.ts';

/** A square that fits nowhere; of the shapes, an L and a pair have not come yet. */
export const position = positionAt(lesson, 'single');
