// Says how a test that has failed is run again with the same cards, dice and bots.
import { relative } from 'node:path';
import { beforeEach } from 'vitest';
import { SEED } from './seed.ts';

beforeEach(({ task, onTestFailed }) => {
  onTestFailed(() => {
    const file = relative(process.cwd(), task.file.filepath);
    const run = `npx vitest run --config vitest.browser.config.ts ${file}`;
    console.error(`“${task.name}” failed. To repeat it: PEPITE_SEED=${SEED} ${run}`);
  });
});
