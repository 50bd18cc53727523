// `npm start`: installs what is missing, builds what has changed, and serves it all. A server that
// dies is started again.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install, root } from './install.mjs';
import { supervise } from './supervise.mjs';

const node = install();
build(node);
const options = [join(root, 'server', 'main.ts'), ...process.argv.slice(2)];
process.exitCode = await supervise({ start: () => spawn(node, options, { stdio: 'inherit' }) });
