// `npm run simulate-faults`: runs the whole system from a seed, with faults, and tells about it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './install.mjs';

const script = join(root, 'simulation', 'main.ts');
const { status } = spawnSync(install(), [script, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
