import { describeGuide } from '../../test/describe-guide.ts';
import { guide } from '../guide.ts';
import { aurum } from '../index.ts';

describeGuide(aurum, guide);
