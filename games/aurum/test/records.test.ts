import { join } from 'node:path';
import { describeSampleRecords } from '../../test/sample-records.ts';
import { aurum } from '../index.ts';

describeSampleRecords(aurum, join(import.meta.dirname, 'records'));
