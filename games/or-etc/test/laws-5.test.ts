import { describeLaws } from '../../test/describe-laws.ts';
import { orEtc } from '../index.ts';
import { MATCHES, reveals } from './laws.ts';

describeLaws(orEtc, 5, { reveals, matches: MATCHES });
