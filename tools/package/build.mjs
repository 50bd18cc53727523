// Builds the package that others write programs with, into dist/package/: the kernel and the games
// as ES modules, their types, a README, the licence and examples. `npm run package` runs it.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { declarationFile, declarationsOf } from './declarations.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = join(root, 'tools', 'package');
/** The folders of games that are none: what new games are copied from, and what tests share. */
const NO_GAMES = ['template', 'test'];

/**
 * What can be imported, and the source it is made of: everything, or one game, which has its types.
 * @returns {Record<string, string>}
 */
function entries() {
  const games = readdirSync(join(root, 'games')).filter(
    (name) => !NO_GAMES.includes(name) && existsSync(join(root, 'games', name, 'index.ts')),
  );
  return {
    index: join(here, 'index.ts'),
    ...Object.fromEntries(games.map((id) => [`games/${id}`, join(root, 'games', id, 'index.ts')])),
  };
}

/**
 * The package.json: what is imported by which name.
 * @param {readonly string[]} names
 */
function manifestOf(names) {
  const { version, license } = /** @type {{ version: string, license: string }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  );
  /** @type {readonly (readonly [path: string, files: object])[]} */
  const exported = names.map((name) => [
    name === 'index' ? '.' : `./${name}`,
    { types: `./${name}.d.ts`, default: `./${name}.js` },
  ]);
  return {
    name: 'pepite-rules',
    version,
    description: 'The rules of the games of Pépite, for bots and other programs',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    types: './index.d.ts',
    exports: Object.fromEntries(exported),
  };
}

/**
 * The texts that few programs read stay apart, and so does each game that can be had by itself.
 * @param {string} id
 */
const isEngine = (id) => /^(?:kernel|games)\b/.test(relative(root, id)) && !/guide\b/.test(id);

/**
 * @param {string} folder
 * @param {Record<string, string>} input
 */
function writeTypes(folder, input) {
  const tsconfig = join(here, 'tsconfig.json');
  for (const [path, text] of declarationsOf(root, tsconfig, Object.values(input))) {
    write(join(folder, declarationFile(path)), text);
  }
  for (const [name, source] of Object.entries(input)) {
    const to = join(folder, declarationFile(relative(root, source)));
    const way = relative(dirname(join(folder, name)), to).replace(/[.]d[.]ts$/, '.js');
    write(join(folder, `${name}.d.ts`), `export * from './${way.replaceAll('\\', '/')}';\n`);
  }
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * @param {string} folder where to
 */
async function build(folder) {
  const input = entries();
  const scripts = await rolldown({ cwd: root, input, platform: 'neutral' });
  await scripts.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name].js',
    // Hot code calls across these folders all the time: as separate modules it is slower.
    codeSplitting: { groups: [{ name: 'engine', test: isEngine }] },
  });
  await scripts.close();
  writeTypes(folder, input);
  const manifest = manifestOf(Object.keys(input));
  write(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(here, 'README.md'), join(folder, 'README.md'));
  cpSync(join(here, 'examples'), join(folder, 'examples'), { recursive: true });
}

const folder = join(root, 'dist', 'package');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await build(folder);
