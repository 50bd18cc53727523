import { describeLaws } from '../../test/describe-laws.ts';
import { game as auruxxx } from '../index.ts';
import { MATCHES, reveals, SILENT } from './laws.ts';

describeLaws(auruxxx, 5, { reveals, silent: SILENT, matches: MATCHES });
