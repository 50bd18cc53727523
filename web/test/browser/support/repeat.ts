// Says how a test that has failed is run again with the same cards, dice and bots.
import { relative } from 'node:path';
import { beforeEach } from 'vitest';
import { commandOf } from '../../../../kernel/test/seed.ts';
import { lastSeed } from './site.ts';

const config = 'vitest.browser.config.ts';

beforeEach(({ task, onTestFailed }) => {
  onTestFailed(() => {
    const file = relative(process.cwd(), task.file.filepath);
    const command = commandOf({ seed: lastSeed(), file, config });
    console.error(`“${task.name}” failed. To repeat it: ${command}`);
  });
});
