import { describeGuide } from '../../test/describe-guide.ts';
import { guide } from '../guide.ts';
import { game as orEtc } from '../index.ts';

describeGuide(orEtc, guide);
