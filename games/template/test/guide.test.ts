import { describeGuide } from '../../test/describe-guide.ts';
import { guide } from '../guide.ts';
import { game } from '../index.ts';

describeGuide(game, guide);
