import { describeLesson } from '../../test/describe-lesson.ts';
import { game } from '../index.ts';
import { lesson } from '../lesson.ts';

// There is little to learn here.
describeLesson(game, lesson, 0.5);
