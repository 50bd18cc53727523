// `npm run new-game <id>`: makes the folder of a new game, a whole one that can be played at once.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './install.mjs';

const script = join(root, 'tools', 'new-game', 'main.ts');
const { status } = spawnSync(install(), [script, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
