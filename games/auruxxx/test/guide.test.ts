import { describeGuide } from '../../test/describe-guide.ts';
import { guide } from '../guide.ts';
import { game as auruxxx } from '../index.ts';

describeGuide(auruxxx, guide);
