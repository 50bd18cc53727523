import { describeGuide } from '../../test/describe-guide.ts';
import { guide } from '../guide.ts';
import { game as aurum } from '../index.ts';

describeGuide(aurum, guide);
