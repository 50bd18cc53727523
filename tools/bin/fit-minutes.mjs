// `npm run fit-minutes`: fits how long people take for a choice to how long the expert thinks about
// it, and to the boxes of the published games. Writes lab/measures/thinking.ts, and says how good
// that is.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { V8_FLAGS } from '../../cli/flags.mjs';
import { install, root } from './install.mjs';

const node = install();
const script = join(root, 'tools', 'minutes', 'main.ts');
const { status } = spawnSync(node, [...V8_FLAGS, script, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
