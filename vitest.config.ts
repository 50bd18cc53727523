import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SCALE, scaledTimeout } from './kernel/test/scale.ts';
import { LongestFirst } from './vitest.sequence.ts';

/** Which tests are left out, by how long a run was asked for: CONTRIBUTING has the tiers. */
const LEFT_OUT = [
  ...(SCALE < 1 ? ['**/*.slow.test.ts'] : []),
  ...(SCALE > 1 ? [] : ['**/*.long.test.ts']),
];

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    environment: 'node',
    include: ['**/test/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'bench/**',
      '**/test/fixtures/**',
      // From any folder that is asked for: patterns are read from there.
      '**/test/browser/**',
      ...LEFT_OUT,
    ],
    setupFiles: ['kernel/test/repeat.ts'],
    globalSetup: ['server/test/support/postgres-server.ts'],
    pool: 'forks',
    // Node reads our TypeScript by itself. Rewritten by Vite, every call of something imported goes
    // through a getter, which would make up a third of what the laws take.
    experimental: { viteModuleRunner: false },
    // Files that share a process load what they test once: that would be half of what short tests
    // take. No test may count on being the first to load a module, nor leave anything changed.
    isolate: false,
    // By default vitest would leave one core idle.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // A law plays many whole matches, and machines may be busy; nothing is measured by it.
    testTimeout: scaledTimeout(1_200_000),
    hookTimeout: scaledTimeout(300_000),
    // What is waited for is over in a moment, or never.
    expect: { poll: { timeout: 60_000 } },
  },
});
