// `npm run screenshots`: pictures of the main pages, in the folder screenshots/, and those in
// README.md; `npm run screenshots -- --readme` takes only the latter, `-- --boards` only sheets of
// every question of every board, `-- --lessons` only sheets of every step of every lesson.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install, root } from './install.mjs';

const node = install();
build(node);
const environment = { ...process.env, PEPITE_CHROMIUM: await installBrowser() };
const script = join(root, 'web', 'test', 'browser', 'screenshots.ts');
const options = process.argv.slice(2);
const { status } = spawnSync(node, [script, ...options], { stdio: 'inherit', env: environment });
process.exitCode = status ?? 1;
