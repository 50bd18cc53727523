import { describe, expect, it } from 'vitest';
import { noConflicts } from '../tidy/conflicts.ts';
import { report } from './sample.ts';

describe('conflicts of a merge', () => {
  it('conflicts are found where they begin and where they end', () => {
    const text = ['a', `${'<'.repeat(7)} HEAD`, 'b', '=======', 'c', `${'>'.repeat(7)} main`];
    expect(report(noConflicts, { 'README.md': text.join('\n') })).toEqual([
      'README.md:2',
      'README.md:6',
    ]);
  });

  it('quotations and underlined headings are no conflicts', () => {
    const text = 'Title\n=======\n\n> a quotation\n';
    expect(report(noConflicts, { 'README.md': text })).toEqual([]);
  });
});
