// Runs scripts of package.json by wireit, which skips those whose inputs are what they were when
// they last passed, and hears from it how each one went.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './install.mjs';

/**
 * @typedef {'passed' | 'FAILED' | 'fresh'} State
 * @typedef {{ script: string, state: State, seconds: number }} Result
 * @typedef {{
 *   node: string,
 *   environment: NodeJS.ProcessEnv,
 *   parallel: number,
 *   onResult: (result: Result) => void,
 *   onLine: (line: string) => void,
 * }} Running
 */

/**
 * Where wireit writes what happens; two scripts may run at the same time.
 * @param {string} script
 */
const logOf = (script) => join(root, '.cache', `wireit-${script.replaceAll(':', '-')}.log`);
/** How often we look there, in milliseconds. */
const PACE = 100;

const PROGRAM = join(root, 'node_modules', 'wireit', 'bin', 'wireit.js');

/**
 * What wireit writes into its log of events and, of failures, on its error stream only. Other
 * lines mean nothing to us.
 */
const EVENTS = {
  running: /^🏃 \[(.+?)\] Running command/u,
  passed: /^✅ \[(.+?)\] Executed successfully/u,
  fresh: /^✅ \[(.+?)\] (?:Already fresh|Restored from cache)/u,
  FAILED: /^❌ \[(.+?)\] (?:exited|killed|failed)/u,
};

/**
 * Runs one script with all it depends on: whether all went well. What a check has said is printed
 * when it fails; `onLine` is called with each line of it.
 * @param {string} script
 * @param {Running} running
 */
export async function runScript(script, { node, environment, parallel, onResult, onLine }) {
  const log = logOf(script);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  const child = spawn(node, [PROGRAM], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutNpm(environment),
      NODE_RUN_SCRIPT_NAME: script,
      NODE_RUN_PACKAGE_JSON_PATH: join(root, 'package.json'),
      WIREIT_DEBUG_LOG_FILE: log,
      WIREIT_FAILURES: 'continue',
      WIREIT_LOGGER: 'quiet-ci',
      WIREIT_PARALLEL: String(parallel),
    },
  });
  const onEvent = listener(onResult);
  createInterface({ input: child.stderr }).on('line', onEvent).on('line', onLine);
  createInterface({ input: child.stdout }).on('line', onLine);
  child.stderr.pipe(process.stderr);
  child.stdout.pipe(process.stdout);
  const read = follow(log, onEvent);
  const timer = setInterval(read, PACE);
  // Ctrl-C reaches wireit, too, which ends what it has started; an end of ours alone is passed on.
  const end = () => child.kill();
  process.once('SIGTERM', end);
  process.once('exit', end);
  await once(child, 'close');
  process.off('SIGTERM', end);
  process.off('exit', end);
  clearInterval(timer);
  read();
  return child.exitCode === 0;
}

/**
 * A function that tells every line that was added to a file since it was last called.
 * @param {string} path
 * @param {(line: string) => void} onLine
 */
function follow(path, onLine) {
  const file = openSync(path, 'r');
  const decoder = new TextDecoder();
  const buffer = Buffer.alloc(65_536);
  let rest = '';
  return () => {
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
      rest += decoder.decode(buffer.subarray(0, size), { stream: true });
    }
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  };
}

/** @param {Running['onResult']} onResult */
export function listener(onResult, now = () => performance.now()) {
  /** @type {Map<string, number>} */
  const started = new Map();
  return (/** @type {string} */ line) => {
    const begun = EVENTS.running.exec(line)?.[1];
    if (begun !== undefined) started.set(begun, now());
    for (const state of /** @type {const} */ (['passed', 'fresh', 'FAILED'])) {
      const script = EVENTS[state].exec(line)?.[1];
      if (script === undefined) continue;
      onResult({ script, state, seconds: (now() - (started.get(script) ?? now())) / 1000 });
    }
  };
}

/**
 * Whoever started us may be npm, which tells programs by the environment which script they are.
 * @param {NodeJS.ProcessEnv} environment
 */
function withoutNpm(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !name.startsWith('npm_')),
  );
}
