import { describeGuide } from '../../test/describe-guide.ts';
import { guide } from '../guide.ts';
import { game as silverAndGold } from '../index.ts';

describeGuide(silverAndGold, guide);
