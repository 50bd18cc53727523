import { describeLaws } from '../../test/describe-laws.ts';
import { game as orEtc } from '../index.ts';
import { MATCHES, MATCHES_1, reveals1, revealsNothing } from './laws.ts';
import { orEtc1 } from './setting.ts';

describeLaws(orEtc, 4, { reveals: revealsNothing, matches: MATCHES });
describeLaws(orEtc1, 4, { reveals: reveals1, matches: MATCHES_1 });
