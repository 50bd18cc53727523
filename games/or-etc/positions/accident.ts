import { positionAt } from '@pepite/kernel';
import { lesson } from '../lesson.ts';

export const position = positionAt(lesson, 'shovel');
