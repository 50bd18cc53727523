import { join } from 'node:path';
import { describeSampleRecords } from '../../test/sample-records.ts';
import { game as auruxxx } from '../index.ts';

describeSampleRecords(auruxxx, join(import.meta.dirname, 'records'));
