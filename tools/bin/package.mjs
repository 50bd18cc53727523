// `npm run package`: the rules as a package that others write programs with, into dist/package/;
// `npm run package -- --docs`: its documentation, as pages, into dist/package-docs/.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, refuse, root } from './install.mjs';

const options = process.argv.slice(2);
const isForDocs = options[0] === '--docs';
if (options.length > (isForDocs ? 1 : 0)) {
  refuse('npm run package knows --docs and nothing else.');
}
const node = install();
const typedoc = join(root, 'node_modules', 'typedoc', 'bin', 'typedoc');
const settings = join(root, 'tools', 'package', 'typedoc.json');
const docs = join(root, 'dist', 'package-docs');
const command = isForDocs
  ? [typedoc, '--options', settings, '--out', docs, '--json', `${docs}.json`]
  : [join(root, 'tools', 'package', 'build.mjs')];
const { status } = spawnSync(node, command, { cwd: root, stdio: ['ignore', 2, 2] });
if (status !== 0) refuse('It could not be made: see above.');
