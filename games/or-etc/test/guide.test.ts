import { describeGuide } from '../../test/describe-guide.ts';
import { guide } from '../guide.ts';
import { orEtc } from '../index.ts';

describeGuide(orEtc, guide);
