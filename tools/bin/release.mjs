// `npm run release`: everything built, as one package that installs anywhere:
// `pepite-<version>.tgz`.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releaseManifest } from '../release/manifest.mjs';
import { build } from './build.mjs';
import { install, refuse, root } from './install.mjs';

/** What a release has of our files: the launcher, what was built, what hosts and designers read. */
const CONTENT = [
  'cli/pepite.mjs',
  'cli/launch.mjs',
  'cli/node.mjs',
  'cli/flags.mjs',
  'cli/runtimes.mjs',
  'cli/supervise.mjs',
  'dist/node',
  'dist/web',
  'deploy',
  'experiments',
  'clients/python/pepite',
  'clients/python/examples',
  'docs/api.md',
  'docs/bots-outside.md',
  'docs/env.md',
  'docs/fair-chance.md',
  'docs/hosting.md',
  'docs/lab.md',
  'docs/mcp.md',
  'docs/measures.md',
  'docs/notices.md',
  'CHANGELOG.md',
  'LICENSE',
];
/** The one of the repository leads to what a release has not. */
const README = 'tools/release/README.md';

const destination = readDestination(process.argv.slice(2));
build(install());
const folder = join(root, 'dist', 'release');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of CONTENT) {
  if (!existsSync(join(root, path))) refuse(`A release needs ${path}.`);
  // Python leaves behind what it has compiled.
  const filter = (/** @type {string} */ file) => !file.includes('__pycache__');
  cpSync(join(root, path), join(folder, path), { recursive: true, filter });
}
cpSync(join(root, README), join(folder, 'README.md'));
const manifest = `${JSON.stringify(releaseManifest(root), undefined, 2)}\n`;
writeFileSync(join(folder, 'package.json'), manifest);
const npm = spawnSync('npm', ['pack', '--silent', '--pack-destination', destination], {
  cwd: folder,
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
});
if (npm.status !== 0) refuse('npm could not pack the release: see above.');

/**
 * Where the package goes: `--to FOLDER`, or here.
 * @param {readonly string[]} options
 */
function readDestination([flag, folder, ...rest]) {
  if (flag === undefined) return root;
  if (flag !== '--to' || folder === undefined || rest.length > 0) {
    return refuse('npm run release knows --to FOLDER and nothing else.');
  }
  return existsSync(folder) ? resolve(folder) : refuse(`There is no folder ${folder}.`);
}
