// `import.meta.resolve('package/file')` names a file of a package that a program reads, such as a
// font. What is bundled has no packages beside it, so the file goes with the bundle.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { Visitor } from 'rolldown/utils';

/**
 * Takes every such file along, and has the module name where it lies then.
 * @returns {import('rolldown').Plugin}
 */
export const bundleResolvedFiles = () => ({
  name: 'bundle-resolved-files',
  transform: {
    filter: { code: 'import.meta.resolve' },
    handler(code, id) {
      let bundled = '';
      let done = 0;
      for (const { file, start, end } of filesIn(this.parse(code, { lang: 'ts' }))) {
        const path = createRequire(id).resolve(file);
        // Its package is named among those whose work this is.
        this.addWatchFile(path);
        const source = readFileSync(path);
        const asset = this.emitFile({ type: 'asset', name: basename(path), source });
        bundled += `${code.slice(done, start)}import.meta.ROLLUP_FILE_URL_${asset}`;
        done = end;
      }
      return done === 0 ? undefined : { code: bundled + code.slice(done), map: null };
    },
  },
});

/**
 * @typedef {{ file: string, start: number, end: number }} Named
 * @param {Parameters<Visitor['visit']>[0]} program
 * @returns {readonly Named[]}
 */
function filesIn(program) {
  /** @type {Named[]} */
  const named = [];
  new Visitor({
    CallExpression({ callee, arguments: [file], start, end }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'resolve') return;
      if (file?.type === 'Literal' && typeof file.value === 'string') {
        named.push({ file: file.value, start, end });
      }
    },
  }).visit(program);
  return named;
}
