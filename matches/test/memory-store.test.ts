import { describeStore } from './support/describe-store.ts';
import { MemoryStore } from './support/memory-store.ts';

describeStore('in memory', () => new MemoryStore());
