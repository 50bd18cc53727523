// `npm test` runs every check; `npm test tidy lint` only those.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
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

/** How many checks run at the same time: the machines this is made on have two cores. */
const SIDE_BY_SIDE = 2;

/** @type {Result[]} */
const results = [];
const readers = chosen.filter(({ readsOnly }) => readsOnly);
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => runAll(readers, readWhole)));
await runAll(
  chosen.filter(({ readsOnly }) => !readsOnly),
  pass,
);
const failed = results.filter((result) => !result.passed).length;
console.log(`\n${results.map((result) => result.line).join('\n')}\n`);
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @typedef {import('./checks.mjs').Check} Check
 * @typedef {{ readonly passed: boolean, readonly line: string }} Result
 * @typedef {(check: Check) => Promise<boolean>} Run
 */

/**
 * Takes checks from a list until there is none left; several may take from the same one.
 * @param {Check[]} waiting
 * @param {Run} run
 */
async function runAll(waiting, run) {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const start = performance.now();
    const passed = await run(check);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const line = `${passed ? 'passed' : 'FAILED'}  ${check.name} (${seconds} s)`;
    console.log(line);
    results.push({ passed, line });
  }
}

/** @param {Check} check */
function titleOf({ name, about }) {
  return `\n== ${name}: ${about}`;
}

/**
 * Lets a check say what it says as it goes.
 * @type {Run}
 */
async function pass(check) {
  console.log(titleOf(check));
  const child = spawn(node, [check.program, ...check.options], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  await once(child, 'close');
  return child.exitCode === 0;
}

/**
 * Tells what a check has said when it is over, so that those beside it don't talk into it.
 * @type {Run}
 */
async function readWhole(check) {
  const child = spawn(node, [check.program, ...check.options], {
    cwd: root,
    env: environment,
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  await once(child, 'close');
  console.log([titleOf(check), ...(await said)].join('\n').trimEnd());
  return child.exitCode === 0;
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
