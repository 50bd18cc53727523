// `npm run test:long`: all tests at ten times the size, and those that only a night has time for.
// Names of files or folders choose among them: `npm run test:long server`.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install, refuse, root } from './install.mjs';

const names = process.argv.slice(2);
const option = names.find((name) => name.startsWith('-'));
if (option !== undefined) refuse(`There is no option “${option}”: only names of files or folders.`);
const node = install();
// Tests that start the real server start what is built.
build(node);
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
// Other nights try other matches; a test that fails says how to repeat it.
const seed = process.env['PEPITE_SEED'] || String(randomInt(1_000_000));
console.log(`PEPITE_SEED=${seed}`);
const environment = {
  PEPITE_TEST_SCALE: '10',
  ...process.env,
  PEPITE_SEED: seed,
  PEPITE_CHROMIUM: await installBrowser(),
  // Programs that the tests start find the same Node.
  PATH: `${dirname(node)}${delimiter}${process.env['PATH']}`,
};
const isOfPages = (/** @type {string} */ name) => name.includes('test/browser');
const runs = [
  { config: 'vitest.config.ts', chosen: names.filter((name) => !isOfPages(name)) },
  { config: 'vitest.browser.config.ts', chosen: names.filter(isOfPages) },
].filter(({ chosen }) => names.length === 0 || chosen.length > 0);
// Ctrl-C reaches the tests, too: they end, and we with them.
let isStopped = false;
process.on('SIGINT', () => (isStopped = true));
for (const { config, chosen } of runs) {
  const options = [vitest, 'run', '--update=none', '--config', config, ...chosen];
  const child = spawn(node, options, { cwd: root, env: environment, stdio: 'inherit' });
  await once(child, 'close');
  process.exitCode ||= child.exitCode ?? 1;
  if (isStopped) break;
}
