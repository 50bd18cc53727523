import { extname } from 'node:path';
import type { Names } from './names.ts';

const TITLE = 'The Template';

/** A text of the template as the new game has it. */
export function filledIn(path: string, text: string, names: Names): string {
  const title = extname(path) === '.ts' ? JSON.stringify(names.title) : names.title;
  return text
    .replaceAll(extname(path) === '.ts' ? `'${TITLE}'` : TITLE, () => title)
    .replaceAll(/\bTemplate(?=World|View|Referee)/g, names.type)
    .replaceAll(/\btemplate\b/g, names.id)
    .replaceAll(/\bT(\d+)\b/g, `${names.sign}$1`)
    .replace(/^ {2}sign: 'T',$/m, `  sign: '${names.sign}',`)
    .replace(/^ {2}place: \d+,$/m, `  place: ${names.place},`);
}

const IMPORT = /^import \{ game as \w+ \} from '\.\/[\w-]+\/index\.ts';\n/gm;
const LIST = /(GAMES: readonly Game\[\] = \[[^\]]*?),?\s*\]/;

/** The list of games with one more; undefined where it is not written as we know it. */
export function registered(list: string, { id, variable }: Names): string | undefined {
  const last = list.match(IMPORT)?.at(-1);
  if (last === undefined || !LIST.test(list)) return undefined;
  const line = `import { game as ${variable} } from './${id}/index.ts';\n`;
  return list.replace(last, `${last}${line}`).replace(LIST, `$1, ${variable}]`);
}
