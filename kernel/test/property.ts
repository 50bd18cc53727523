// fast-check, whose cases can be repeated like all other chance of a test run.
import fc from 'fast-check';
import { SEED } from './seed.ts';

fc.configureGlobal({ seed: SEED });

export { fc };
