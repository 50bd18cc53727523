// Builds one part, and keeps what it was built from: `main.mjs web`, `main.mjs node`. Runs on the
// Node that we bring in, see tools/bin/build.mjs.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { describeInputs, folderOf, forgetInputs, keepInputs } from './inputs.mjs';
import { NATIVE } from './native.mjs';
import { writeNotices } from './notices.mjs';
import { buildPages } from './web.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** @type {Readonly<Record<string, (folder: string) => Promise<readonly string[]>>>} */
const PARTS = {
  web: (folder) => buildPages({ root, folder }),
  node: (folder) =>
    bundle({
      root,
      folder,
      input: { pepite: join(root, 'cli', 'main.ts') },
      external: (id) => NATIVE.includes(id),
    }),
};

const part = argv[2] ?? '';
const build = PARTS[part];
if (build === undefined) throw new Error(`there is no part ${part}`);
const folder = folderOf(root, part);
forgetInputs(root, part);
const files = await build(folder);
writeNotices(join(folder, 'third-party.txt'), files);
// How it is built matters, too.
const builders = readdirSync(here).map((name) => join(here, name));
keepInputs(root, part, describeInputs(root, [...files, ...builders]));
