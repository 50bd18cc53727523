// Makes programs for Node out of our modules: what they share becomes one scope, in which V8 sees
// that names never change. As separate modules, playouts are a third slower (measured).
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { bundlePrograms } from './programs.mjs';
import { bundleResolvedFiles } from './resolved-files.mjs';

/** Hot code calls across these folders all the time, so they are never split. */
const ENGINE = /^(?:kernel|games|bots)\b/;
/** The rules as they are read: long texts that few commands ask for. */
const GUIDE = /^games\/[^/]+\/guide\b/;

/** @param {string} path */
const isEngine = (path) => ENGINE.test(path) && !GUIDE.test(path.replaceAll('\\', '/'));

/**
 * `external` says which packages stay outside, to be installed beside it.
 * @typedef {{
 *   root: string,
 *   input: Readonly<Record<string, string>>,
 *   folder: string,
 *   external: (id: string) => boolean,
 * }} Order
 */

/**
 * Bundles programs into a folder, and returns the files they are made of.
 * @param {Order} order
 * @returns {Promise<readonly string[]>}
 */
export async function bundle({ root, input, folder, external }) {
  const bundled = await rolldown({
    cwd: root,
    input: { ...input },
    platform: 'node',
    external: (id) => id.startsWith('node:') || external(id),
    checks: { bundlerTimings: false },
    plugins: [bundlePrograms(root), bundleResolvedFiles()],
  });
  try {
    const { output } = await bundled.generate({
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      assetFileNames: '[name][extname]',
      comments: false,
      codeSplitting: {
        groups: [{ name: 'engine', test: (id) => isEngine(relative(root, id)) }],
      },
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
