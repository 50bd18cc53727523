import { join } from 'node:path';
import { describeSampleRecords } from '../../test/sample-records.ts';
import { game as orEtc } from '../index.ts';

describeSampleRecords(orEtc, join(import.meta.dirname, 'records'));
