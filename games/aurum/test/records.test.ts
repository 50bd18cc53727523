import { join } from 'node:path';
import { describeSampleRecords } from '../../test/sample-records.ts';
import { game as aurum } from '../index.ts';

describeSampleRecords(aurum, join(import.meta.dirname, 'records'));
