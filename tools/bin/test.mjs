// `npm test` runs every check whose inputs have changed since it last passed; `npm test tidy lint`
// only those two; `npm test -- --all` whatever has changed or not. `npm run check` is `--quick`.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { choose, nameOf, readLine, readManifest } from './checks.mjs';
import { Failures } from './failures.mjs';
import { install, refuse, root } from './install.mjs';
import { runInTurn } from './turns.mjs';
import { runScript } from './wireit.mjs';

/** How much of the laws `npm run check` tries. */
const QUICK_SCALE = '0.05';

const wanted = readLine(process.argv.slice(2));
if (wanted.strange !== undefined) refuse(`There is no option “${wanted.strange}”.`);
const stages = choose(readManifest(), wanted);
if ('unknown' in stages) {
  const known = stages.known.join(', ');
  refuse(`There is no check called “${stages.unknown}”: choose among ${known}.`);
}
const node = install();
if (wanted.all) {
  for (const cache of ['.wireit', '.cache']) {
    rmSync(join(root, cache), { recursive: true, force: true });
  }
}
/** @type {NodeJS.ProcessEnv} */
const common = {
  ...process.env,
  // Programs that the checks start find the same Node.
  PATH: `${dirname(node)}${delimiter}${process.env['PATH']}`,
  // Hundreds of processes load the same modules: Node compiles them once.
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  ...(wanted.quick && { PEPITE_TEST_SCALE: QUICK_SCALE }),
};
// It may have to be fetched first, which other checks need not wait for.
const isBrowserNeeded = stages.some(({ script }) => script.endsWith('browser'));
const browser = isBrowserNeeded ? installBrowser() : '';

/** @type {import('./wireit.mjs').Result[]} */
const results = [];
const failures = new Failures();
const onLine = (/** @type {string} */ line) => failures.read(line);
const start = performance.now();
const widths = { wide: availableParallelism(), double: 2, single: 1 };
// In this order: every stage runs, whatever came of those before.
const isPassed = await runInTurn(stages, async ({ script, checks, width }, isNearlyDone) => {
  let done = 0;
  const onResult = (/** @type {import('./wireit.mjs').Result} */ result) => {
    results.push(result);
    if (checks.includes(result.script) && ++done >= checks.length - 1) isNearlyDone();
  };
  const needed = script.endsWith('browser') ? { PEPITE_CHROMIUM: await browser } : {};
  const environment = { ...common, ...needed };
  return runScript(script, { node, environment, parallel: widths[width], onResult, onLine });
});
/** @param {import('./wireit.mjs').Result['state']} state */
const count = (state) => results.filter((result) => result.state === state).length;
if (failures.lines.length > 0) console.log(`\n${failures.lines.join('\n')}`);
console.log(`\n${results.map(lineOf).join('\n')}\n`);
console.log(
  `${count('passed')} passed, ${count('fresh')} had nothing new to check, ` +
    `${count('FAILED')} failed, in ${((performance.now() - start) / 1000).toFixed(0)} s`,
);
process.exitCode = isPassed ? 0 : 1;

/** @param {import('./wireit.mjs').Result} result */
function lineOf({ script, state, seconds }) {
  const time = state === 'fresh' ? '' : ` (${seconds.toFixed(1)} s)`;
  return `${state}  ${nameOf(script)}${time}`;
}
