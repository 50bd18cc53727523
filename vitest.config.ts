import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/**', '**/test/fixtures/**', 'web/test/browser/**'],
    pool: 'forks',
    // Node reads our TypeScript by itself. Rewritten by Vite, every call of something imported goes
    // through a getter, which would make up a third of what the laws take.
    experimental: { viteModuleRunner: false },
    // The machines this is made on have two cores; by default vitest would leave one idle.
    maxWorkers: 2,
    // A law plays many whole matches.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
