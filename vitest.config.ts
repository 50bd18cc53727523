import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/**', '**/test/fixtures/**', 'web/test/browser/**'],
    pool: 'forks',
    // The machines this is made on have two cores; by default vitest would leave one idle.
    maxWorkers: 2,
    // A law plays many whole matches.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
