// The package.json of a release: everything is bundled but what has machine code in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIMES } from '../../cli/runtimes.mjs';
import { NATIVE } from '../build/native.mjs';

/**
 * @typedef {{
 *   name: string,
 *   version: string,
 *   description: string,
 *   license: string,
 *   devDependencies?: Record<string, string>,
 * }} Manifest
 */

/**
 * @param {string} root
 * @returns {object}
 */
export function releaseManifest(root) {
  const { name, version, description, license, devDependencies } = readManifest(root, '.');
  const runtime = String(devDependencies?.['node']);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { pepite: 'cli/pepite.mjs' },
    engines: { node: '>=20' },
    dependencies: Object.fromEntries(NATIVE.map((native) => [native, versionOf(root, native)])),
    // Of these npm takes the one that is for the machine, if any is.
    optionalDependencies: Object.fromEntries(
      Object.values(RUNTIMES).map((name) => [name, runtime]),
    ),
  };
}

/**
 * The version of a package that we have built with.
 * @param {string} root
 * @param {string} name
 */
const versionOf = (root, name) => readManifest(root, join('node_modules', name)).version;

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Manifest}
 */
const readManifest = (root, folder) =>
  /** @type {Manifest} */ (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
