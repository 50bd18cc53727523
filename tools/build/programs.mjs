// `new URL('./worker.ts', import.meta.url)` names a program that runs on its own: a thread, or a
// process. Bundlers for the web know it; for Node, this plugin does the same.
import { basename, dirname, extname, join, relative } from 'node:path';
import { Visitor } from 'rolldown/utils';

/**
 * Bundles every program that a module names, and has the module name what was made of it.
 * @param {string} root
 * @returns {import('rolldown').Plugin}
 */
export const bundlePrograms = (root) => ({
  name: 'bundle-programs',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, id) {
      const named = programsIn(this.parse(code, { lang: 'ts' }));
      if (named.length === 0) return undefined;
      let bundled = '';
      let done = 0;
      for (const { file, start, end } of named) {
        const path = join(dirname(id), file);
        const program = this.emitFile({ type: 'chunk', id: path, name: nameOf(root, path) });
        bundled += `${code.slice(done, start)}new URL(import.meta.ROLLUP_FILE_URL_${program})`;
        done = end;
      }
      return { code: bundled + code.slice(done), map: null };
    },
  },
});

/**
 * A name that tells where a program comes from: `server-bot-worker`.
 * @param {string} root
 * @param {string} path
 */
const nameOf = (root, path) =>
  join(dirname(relative(root, path)), basename(path, extname(path))).replaceAll(/[/\\]/g, '-');

/**
 * @typedef {{ file: string, start: number, end: number }} Named
 * @param {Parameters<Visitor['visit']>[0]} program
 * @returns {readonly Named[]}
 */
function programsIn(program) {
  /** @type {Named[]} */
  const named = [];
  new Visitor({
    NewExpression({ callee, arguments: [file, base], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'URL') return;
      if (file?.type !== 'Literal' || typeof file.value !== 'string') return;
      if (extname(file.value) === '.ts' && isOwnAddress(base)) {
        named.push({ file: file.value, start, end });
      }
    },
  }).visit(program);
  return named;
}

/**
 * Whether an expression is `import.meta.url`.
 * @param {{ type: string, object?: { type: string } } | undefined} expression
 */
const isOwnAddress = (expression) =>
  expression?.type === 'MemberExpression' && expression.object?.type === 'MetaProperty';
