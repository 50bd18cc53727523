// `npm run test:long`: all tests at ten times the size, and those that only a night has time for.
// Names of files or folders choose among them: `npm run test:long server`.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { build } from './build.mjs';
import { install, root } from './install.mjs';

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
  // Programs that the tests start find the same Node.
  PATH: `${dirname(node)}${delimiter}${process.env['PATH']}`,
};
const options = ['run', '--update=none', ...process.argv.slice(2)];
const child = spawn(node, [vitest, ...options], { cwd: root, env: environment, stdio: 'inherit' });
// Ctrl-C reaches the tests, too: they end, and we with them.
process.on('SIGINT', () => undefined);
await once(child, 'close');
process.exitCode = child.exitCode ?? 1;
