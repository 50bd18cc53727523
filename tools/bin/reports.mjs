// `npm run reports`: writes docs/*-report.md from what is kept of their experiments; `-- --play`
// plays those experiments first, which may take an hour, and goes on where it was stopped;
// `-- --minutes` does so without close looks, after the estimate of minutes was fitted anew.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install, root } from './install.mjs';

const node = install();
const options = process.argv.slice(2);
// What plays is built first: from its sources it would be slower.
if (options.length > 0) build(node, ['node']);
const script = join(root, 'tools', 'reports', 'main.ts');
const { status } = spawnSync(node, [script, ...options], { stdio: 'inherit' });
process.exitCode = status ?? 1;
