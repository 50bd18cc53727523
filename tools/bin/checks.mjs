// Which checks there are, and which of them a command line asks for. What each runs and what it
// depends on stands in package.json, under `wireit`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * Checks run stage after stage, and a stage begins with the last check of the one before: so no
 * core is idle, and the pages, which measure what moves, have little else beside them. `width` is
 * how many of a stage run at the same time: as many as there are cores, two, or one.
 * @typedef {{ script: string, checks: string[], width: 'wide' | 'double' | 'single' }} Stage
 * @typedef {string | { script: string }} Dependency
 * @typedef {{ wireit: Record<string, { dependencies?: Dependency[] }> }} Manifest
 * @typedef {{ quick: boolean, all: boolean, names: string[] }} Wanted
 */

const PREFIX = 'check:';

/** @param {Manifest} manifest package.json */
export function stagesOf({ wireit }) {
  /** @param {string} group */
  const checksOf = (group) =>
    (wireit[group]?.dependencies ?? []).map((dependency) =>
      typeof dependency === 'string' ? dependency : dependency.script,
    );
  /** @type {Stage[]} */
  const stages = [
    { script: 'static', checks: checksOf('static'), width: 'wide' },
    // Vitest takes all cores by itself; but tests of a server mostly wait, those of rules never do.
    { script: 'unit', checks: checksOf('unit'), width: 'double' },
    { script: `${PREFIX}browser`, checks: [`${PREFIX}browser`], width: 'single' },
  ];
  return stages;
}

/** `check:lint` is what people call lint. @param {string} script */
export const nameOf = (script) =>
  script.startsWith(PREFIX) ? script.slice(PREFIX.length) : script;

/**
 * The stages that a command line asks for, or the name that it got wrong.
 * @param {Manifest} manifest
 * @param {Wanted} wanted
 * @returns {Stage[] | { unknown: string, known: string[] }}
 */
export function choose(manifest, { quick, names }) {
  const stages = stagesOf(manifest).filter(({ script }) => !quick || !script.endsWith('browser'));
  if (names.length === 0) return stages;
  const scripts = [
    ...stages.flatMap(({ script, checks }) => [script, ...checks]),
    ...Object.keys(manifest.wireit).filter((script) => script.startsWith(PREFIX)),
  ];
  const known = [...new Set(scripts.map(nameOf))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return { unknown, known };
  return names.map((name) => {
    const script = scripts.find((one) => nameOf(one) === name) ?? name;
    const stage = stages.find((one) => one.script === script || one.checks.includes(script));
    return { script, checks: [script], width: stage?.script === script ? stage.width : 'single' };
  });
}

/** @param {string[]} line what follows `npm test` */
export function readLine(line) {
  return {
    quick: line.includes('--quick'),
    all: line.includes('--all'),
    names: line.filter((word) => !word.startsWith('--')),
    strange: line.find((word) => word.startsWith('--') && !['--quick', '--all'].includes(word)),
  };
}

/** @returns {Manifest} */
export function readManifest() {
  return /** @type {Manifest} */ (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
}
