import { defineConfig } from 'vitest/config';

/** Tests of the pages in a real browser: one at a time, since each plays whole matches. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['web/test/browser/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
