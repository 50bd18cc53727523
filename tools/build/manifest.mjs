// What Vite says of the files it has built: which source is in which file, and what that imports.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What we read of an entry.
 * @typedef {{ file: string, imports?: string[], css?: string[] }} Entry
 * @typedef {Record<string, Entry>} Manifest
 */

/**
 * Reads the manifest in a folder of pages and takes it away: nobody is to be sent it.
 * @param {string} folder
 */
export function takeManifest(folder) {
  const place = join(folder, '.vite');
  const text = readFileSync(join(place, 'manifest.json'), 'utf8');
  rmSync(place, { recursive: true });
  return /** @type {Manifest} */ (JSON.parse(text));
}

/**
 * The files that these modules are in, with all that they import. A game need not have all of them.
 * @param {Manifest} manifest
 * @param {readonly string[]} modules
 */
export function filesOf(manifest, modules) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  const add = (/** @type {string} */ module) => {
    const entry = manifest[module];
    if (entry === undefined || seen.has(module)) return;
    seen.add(module);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(`/${file}`);
    (entry.imports ?? []).forEach(add);
  };
  modules.forEach(add);
  return [...files];
}

/** What every page begins with: a small script, and what that has fetched. */
const EVERYWHERE = ['index.html', '../node_modules/svelte/src/index-client.js', 'start.ts'];

/** @param {Manifest} manifest */
export const filesEverywhere = (manifest) => filesOf(manifest, EVERYWHERE);
