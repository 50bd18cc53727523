import { defineConfig } from 'vitest/config';

/**
 * Tests of the pages in a real browser. They play whole matches, and wait more than they work: two
 * files at a time, each with a server and a browser of its own, and two tests of a file that may.
 */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    environment: 'node',
    include: ['web/test/browser/*.test.ts'],
    pool: 'forks',
    experimental: { viteModuleRunner: false },
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
