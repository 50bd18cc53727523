import { join } from 'node:path';
import { describeSampleRecords } from '../../test/sample-records.ts';
import { orEtc } from '../index.ts';

describeSampleRecords(orEtc, join(import.meta.dirname, 'records'));
