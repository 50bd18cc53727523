import { describeGuide } from '../../test/describe-guide.ts';
import { guide } from '../guide.ts';
import { auruxxx } from '../index.ts';

describeGuide(auruxxx, guide);
