import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const cores = availableParallelism();

/**
 * Tests of the pages in a real browser: as many files at a time as there are cores, each with a
 * server and a browser of its own, and two tests of a file that may, since they wait for each other.
 */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    environment: 'node',
    include: ['web/test/browser/*.test.ts'],
    setupFiles: ['web/test/browser/support/repeat.ts'],
    pool: 'forks',
    experimental: { viteModuleRunner: false },
    maxWorkers: cores,
    maxConcurrency: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
