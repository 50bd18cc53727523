// Builds what has changed since it was last built: the pages and the programs, into dist/. `npm
// start`, `npm test` and, in a clone, `npx pepite` need it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { isFresh } from '../build/inputs.mjs';
import { install, refuse, root } from './install.mjs';

/** @typedef {'web' | 'node'} Part */

/** @type {readonly Part[]} */
const PARTS = ['web', 'node'];
const NAMES = { web: 'the pages', node: 'the programs' };

/**
 * Builds if needed.
 * @param {string} node the Node to build with
 * @param {readonly Part[]} [parts]
 */
export function build(node, parts = PARTS) {
  for (const part of parts) {
    if (!isFresh(root, part)) buildPart(node, part);
  }
}

/**
 * @param {string} node
 * @param {Part} part
 */
function buildPart(node, part) {
  console.error(`Building ${NAMES[part]}.`);
  const options = [join(root, 'tools', 'build', 'main.mjs'), part];
  const { status } = spawnSync(node, options, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) refuse(`Building ${NAMES[part]} failed: see above.`);
}

if (argv[1] === fileURLToPath(import.meta.url)) build(install());
