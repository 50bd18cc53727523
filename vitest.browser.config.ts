import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SCALE, scaledTimeout } from './kernel/test/scale.ts';
import { LongestFirst } from './vitest.sequence.ts';

const cores = availableParallelism();

/**
 * Tests of the pages in a real browser: as many files as there are cores at a time, each with a
 * server and a browser of its own, and two tests of a file that may, since they wait for each
 * other.
 */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    environment: 'node',
    include: ['web/test/browser/*.test.ts'],
    // What measures, and what only a night has time for.
    exclude: SCALE > 1 ? [] : ['**/*.long.test.ts'],
    setupFiles: ['web/test/browser/support/repeat.ts'],
    pool: 'forks',
    experimental: { viteModuleRunner: false },
    // As for unit tests: all files load the same games, words and Playwright.
    isolate: false,
    maxWorkers: cores,
    maxConcurrency: 2,
    sequence: { sequencer: LongestFirst },
    // Six people at one table take minutes where the machine is slow; nothing is measured by it.
    testTimeout: scaledTimeout(1_200_000),
    hookTimeout: 300_000,
    // Whoever waits for a page waits as long as its other readers do, not for a second: see
    // PATIENCE in web/test/browser/support/browser.ts.
    expect: { poll: { timeout: 60_000 } },
  },
});
