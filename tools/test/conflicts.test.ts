import { describe, expect, it } from 'vitest';
import { noConflicts } from '../tidy/conflicts.ts';
import { report } from './sample.ts';

describe('conflicts of a merge', () => {
  it('are found where they begin and where they end', () => {
    const text = ['a', `${'<'.repeat(7)} HEAD`, 'b', '=======', 'c', `${'>'.repeat(7)} main`];
    expect(report(noConflicts, { 'README.md': text.join('\n') })).toEqual([
      'README.md:2',
      'README.md:6',
    ]);
  });

  it('are not mistaken for quotations or underlined headings', () => {
    const text = 'Title\n=======\n\n> a quotation\n';
    expect(report(noConflicts, { 'README.md': text })).toEqual([]);
  });
});
