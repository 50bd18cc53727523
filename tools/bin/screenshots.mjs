// `npm run screenshots`: pictures of the main pages, in the folder screenshots/.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install, root } from './install.mjs';

const node = install();
build(node);
const environment = { ...process.env, PEPITE_CHROMIUM: installBrowser() };
const script = join(root, 'web', 'test', 'browser', 'screenshots.ts');
const { status } = spawnSync(node, [script], { stdio: 'inherit', env: environment });
process.exitCode = status ?? 1;
