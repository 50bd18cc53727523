// Which Node our programs run on: the one that reads this, or else one that was installed with us.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runtimeFor } from './runtimes.mjs';

/** @typedef {{ version: string, execPath: string, platform: string, arch: string }} Machine */

const LEAST_NODE = 24;
const { resolve } = createRequire(import.meta.url);

/**
 * The path of a Node that is new enough, if there is one: this one, that of a clone, or that of a
 * release. `find` is how a file of a package is found.
 * @param {Machine} [machine]
 * @param {(path: string) => string} [find]
 * @returns {string | undefined}
 */
export function chooseNode(machine = process, find = resolve) {
  if (majorOf(machine.version) >= LEAST_NODE) return machine.execPath;
  const packages = ['node', runtimeFor(machine)];
  return packages.map((name) => nodeIn(name, find)).find((path) => path !== undefined);
}

/** @param {string} version */
const majorOf = (version) => Number.parseInt(version.replace('v', ''), 10);

/**
 * The program in a package, which its manifest names: it differs by system.
 * @param {string | undefined} name
 * @param {(path: string) => string} find
 */
function nodeIn(name, find) {
  const manifest = name && manifestOf(name, find);
  if (!manifest) return undefined;
  const { version, bin } = /** @type {{ version: string, bin: { node: string } }} */ (
    JSON.parse(readFileSync(manifest, 'utf8'))
  );
  const program = join(dirname(manifest), bin.node);
  return majorOf(version) >= LEAST_NODE && existsSync(program) ? program : undefined;
}

/**
 * @param {string} name
 * @param {(path: string) => string} find
 */
function manifestOf(name, find) {
  try {
    return find(`${name}/package.json`);
  } catch {
    return undefined;
  }
}

/**
 * What to do if there is none.
 * @param {Machine} [machine]
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 */
export function missingNode(machine = process, environment = process.env) {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  const runtime = runtimeFor(machine);
  const command = `npm install ${runtime}@${LEAST_NODE}`;
  if (/^fr/i.test(locale)) {
    const advice = runtime ? `lancez ${command}` : 'installez-le depuis https://nodejs.org';
    return `pepite: il faut Node ${LEAST_NODE}, et ceci est ${machine.version} : ${advice}`;
  }
  const advice = runtime ? `run ${command}` : 'install it from https://nodejs.org';
  return `pepite: this needs Node ${LEAST_NODE} and runs on ${machine.version}: ${advice}`;
}
