import { describe, expect, it } from 'vitest';
import { fc } from '../../kernel/test/property.ts';
import { harmless, inColumns, sideBySide, wrap } from '../layout.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'é', '’', '…'), minLength: 1, maxLength: 9 });
const words = fc.array(word, { minLength: 1 });

describe('layout', () => {
  it('text is wrapped without losing a word, in lines that fit', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 9, max: 40 }), (list, width) => {
        const lines = wrap(list.join(' '), width);
        expect(lines.join(' ')).toBe(list.join(' '));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('items stand side by side in lines that fit, in order', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 14, max: 60 }), (list, width) => {
        const lines = sideBySide(list, width);
        expect(lines.flatMap((line) => line.trim().split(/ +/))).toEqual(list);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('columns are aligned to their side', () => {
    const rows = [
      ['name', 'count'],
      ['a', '7'],
    ];
    expect(inColumns(rows, ['left', 'right'])).toEqual(['name  count', 'a         7']);
  });

  it('a harmless text has nothing that could steer the terminal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(harmless(text)).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
      }),
    );
    expect(harmless('Zoë 7')).toBe('Zoë 7');
  });
});
