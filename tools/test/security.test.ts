import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** How many findings the review had. */
const FINDINGS = 27;

/** The rows of a table that begin like this: their cells. */
const rowsOf = (text: string, beginning: RegExp): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => beginning.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1));

const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);

describe('the page about findings', () => {
  const page = read('docs/security.md');
  const rows = rowsOf(page, /^\| R\d+ /);

  it('the page has a row for every finding, in order', () => {
    const numbers = rows.map(([finding = '']) => finding.split(' ')[0]);
    expect(numbers).toEqual(Array.from({ length: FINDINGS }, (_, place) => `R${place + 1}`));
  });

  it('each finding has what closes it, and tests that exist', () => {
    for (const [finding = '', closes = '', tests = ''] of rows) {
      const files = filesIn(tests);
      expect([finding, closes.length > 10, files.length > 0]).toEqual([finding, true, true]);
      expect([finding, files.filter((path) => !existsSync(join(root, path)))]).toEqual([
        finding,
        [],
      ]);
    }
  });
});

describe('SECURITY.md', () => {
  const page = read('SECURITY.md');

  it('the page names tests that exist for every promise', () => {
    const from = page.indexOf('## What is promised');
    const promises = rowsOf(page.slice(from, page.indexOf('## What is not')), /^\| [a-z]/).slice(1);
    expect(promises.length).toBeGreaterThan(8);
    for (const [promise = '', , tests = ''] of promises) {
      const files = filesIn(tests);
      expect([promise, files.length > 0]).toEqual([promise, true]);
      expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    }
  });

  it('the page supports the version that this is', () => {
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    expect(page).toContain(`(${version.split('.').slice(0, 2).join('.')})`);
  });
});
