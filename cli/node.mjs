// Which Node our programs run on: the one that reads this, or else one that was installed with us.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const LEAST_NODE = 24;
/** Packages that bring a Node along, the second for the system they are named after. */
const PACKAGES = ['node', `node-${process.platform}-${process.arch}`];
const { resolve } = createRequire(import.meta.url);

/**
 * The path of a Node that is new enough, if there is one.
 * @returns {string | undefined}
 */
export function chooseNode() {
  if (majorOf(process.versions.node) >= LEAST_NODE) return process.execPath;
  return PACKAGES.map(nodeIn).find((path) => path !== undefined);
}

/** @param {string} version */
const majorOf = (version) => Number.parseInt(version, 10);

/**
 * The program in a package, which its manifest names: it differs by system.
 * @param {string} name
 */
function nodeIn(name) {
  const manifest = manifestOf(name);
  if (manifest === undefined) return undefined;
  const { version, bin } = /** @type {{ version: string, bin: { node: string } }} */ (
    JSON.parse(readFileSync(manifest, 'utf8'))
  );
  const program = join(dirname(manifest), bin.node);
  return majorOf(version) >= LEAST_NODE && existsSync(program) ? program : undefined;
}

/** @param {string} name */
function manifestOf(name) {
  try {
    return resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
}

/** What to do if there is none. */
export function missingNode() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  const command = `npm install node-${process.platform}-${process.arch}@${LEAST_NODE}`;
  return /^fr/i.test(locale)
    ? `pepite: il faut Node ${LEAST_NODE}, et ceci est ${process.version} : lancez ${command}`
    : `pepite: this needs Node ${LEAST_NODE} and runs on ${process.version}: run ${command}`;
}
