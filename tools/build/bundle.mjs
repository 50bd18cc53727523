// Makes programs for Node out of our modules: what they share becomes one scope, in which V8 sees
// that names never change. As separate modules, playouts are a third slower (measured).
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { bundlePrograms } from './programs.mjs';

/** Hot code calls across these folders all the time, so they are never split. */
const ENGINE = /[/\\](?:kernel|games|bots)[/\\](?!.*node_modules)/;

/**
 * Bundles programs into a folder, and returns the files they are made of. Packages of others
 * stay outside, but for one: they are installed beside it.
 * @param {{ root: string, input: Readonly<Record<string, string>>, folder: string }} order
 * @returns {Promise<readonly string[]>}
 */
export async function bundle({ root, input, folder }) {
  const bundled = await rolldown({
    cwd: root,
    input: { ...input },
    platform: 'node',
    external: (id) => !isOurs(id),
    plugins: [bundlePrograms(root)],
  });
  try {
    const { output } = await bundled.generate({
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      comments: false,
      codeSplitting: { groups: [{ name: 'engine', test: ENGINE }] },
    });
    keep(
      folder,
      output.map((file) => ({
        name: file.fileName,
        content: file.type === 'chunk' ? file.code : file.source,
      })),
    );
    return await bundled.watchFiles;
  } finally {
    await bundled.close();
  }
}

/** Made of hundreds of small modules: to read them one by one would take half of a start. */
const BUNDLED = /^typebox(?:\/|$)/;

/** @param {string} id */
const isOurs = (id) =>
  id.startsWith('.') || id.startsWith('@pepite/') || isAbsolute(id) || BUNDLED.test(id);

/**
 * Writes files, and removes what else is in the folder.
 * @param {string} folder
 * @param {readonly { name: string, content: string | Uint8Array }[]} files
 */
function keep(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  const names = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) {
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}
