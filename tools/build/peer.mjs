// `peer.mjs FOLDER`: bundles the programs of a folder of bench/ where they find its packages.
import { readdirSync } from 'node:fs';
import { basename, extname, isAbsolute, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

/** @param {string} id */
const isOurs = (id) => id.startsWith('.') || id.startsWith('@pepite/') || isAbsolute(id);

const folder = resolve(argv[2] ?? '');
const names = readdirSync(folder).filter((name) => extname(name) === '.ts');
await bundle({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  input: Object.fromEntries(names.map((name) => [basename(name, '.ts'), join(folder, name)])),
  folder: join(folder, 'node_modules', '.pepite'),
  external: (id) => !isOurs(id),
});
