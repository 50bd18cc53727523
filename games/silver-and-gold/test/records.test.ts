import { join } from 'node:path';
import { describeSampleRecords } from '../../test/sample-records.ts';
import { game as silverAndGold } from '../index.ts';

describeSampleRecords(silverAndGold, join(import.meta.dirname, 'records'));
