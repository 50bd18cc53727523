import { describeReference } from '../../test/describe-reference.ts';
import { guide } from '../guide.ts';
import { game } from '../index.ts';
import { reference } from '../reference.ts';

describeReference(game, reference, guide);
