// Says how a test that has failed is run again with the same chance, at the same size.
import { relative } from 'node:path';
import { beforeEach } from 'vitest';
import { SCALE } from './scale.ts';
import { commandOf, SEED } from './seed.ts';

beforeEach(({ task, onTestFailed }) => {
  onTestFailed(() => {
    const file = relative(process.cwd(), task.file.filepath);
    const command = commandOf({ seed: SEED, scale: SCALE, file });
    console.error(`“${task.name}” failed. To repeat it: ${command}`);
  });
});
