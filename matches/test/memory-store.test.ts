import { describeShared } from './support/describe-shared.ts';
import { describeStore } from './support/describe-store.ts';
import { MemoryStore } from '../memory-store.ts';
import { SharedMemory } from './support/shared-memory.ts';

describeStore('in memory', () => new MemoryStore());
describeShared('in memory', () => {
  const memory = new SharedMemory();
  return Promise.resolve({
    join: (process) => Promise.resolve(memory.join(process)),
    forget: (process) => Promise.resolve(memory.forget(process)),
  });
});
