// `npm test` runs every check; `npm test tidy lint` only those.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { installBrowser } from './browser.mjs';
import { checks } from './checks.mjs';
import { install, refuse, root } from './install.mjs';

const chosen = choose(process.argv.slice(2));
const node = install();
// Programs that the checks start find the same Node.
/** @type {NodeJS.ProcessEnv} */
const environment = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH']}` };
if (chosen.some(({ needsBrowser }) => needsBrowser)) {
  environment['PEPITE_CHROMIUM'] = installBrowser();
}

const results = chosen.map(run);
const failed = results.filter((result) => !result.passed).length;
console.log(`\n${results.map((result) => result.line).join('\n')}\n`);
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {import('./checks.mjs').Check} check */
function run({ name, about, program, options }) {
  console.log(`\n== ${name}: ${about}`);
  const start = performance.now();
  const child = spawnSync(node, [program, ...options], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  const passed = child.status === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`;
  console.log(line);
  return { passed, line };
}

/** @param {string[]} names */
function choose(names) {
  const unknown = names.find((name) => checks.every((check) => check.name !== name));
  if (unknown !== undefined) {
    const known = checks.map((check) => check.name).join(', ');
    refuse(`There is no check called “${unknown}”: choose among ${known}.`);
  }
  return names.length === 0 ? checks : checks.filter((check) => names.includes(check.name));
}
