// What was built has the work of others in it: whose it is, and under which licence, goes with it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package that a file belongs to; packages may lie in other packages. */
const PACKAGE = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/;
const LICENCE = /^(?:licen[cs]e|copying|notice)/i;

/**
 * Writes down every package that some of the files come from, with the text of its licence.
 * @param {string} path
 * @param {readonly string[]} files
 */
export function writeNotices(path, files) {
  const folders = files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []);
  const notices = [...new Set(folders)].filter((folder) => existsSync(folder)).map(noticeOf);
  writeFileSync(path, `${notices.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

/** @param {string} folder */
function noticeOf(folder) {
  const { name, version, license } =
    /** @type {{ name: string, version: string, license?: string }} */ (
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    );
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license ?? 'see its text'})`, ...texts].join('\n\n');
}
