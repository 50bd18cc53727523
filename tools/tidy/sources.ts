import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './rule.ts';

/** All text files of a repository that are committed or would be by `git add`. */
export function readSources(root: string): Source[] {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', listing, { cwd: root, encoding: 'utf8' }).split('\0');
  return [...new Set(paths)]
    .filter((path) => path !== '' && isFile(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));
}

/** A listed path may be gone from the disk, or be a folder with a repository of its own. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
