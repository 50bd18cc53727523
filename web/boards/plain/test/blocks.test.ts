import { describe, expect, it } from 'vitest';
import { blocksOf, widthOf } from '../blocks.ts';

describe('lines of a terminal', () => {
  it('lines are a table where two or more of them have columns, and sentences otherwise', () => {
    const table = ['   Player  Laid', '▸  Ada     7'];
    const blocks = blocksOf(['Trick 1 of 5', 'Nobody leads.', ...table, 'The end.']);
    expect(blocks).toEqual([
      { kind: 'text', lines: ['Trick 1 of 5', 'Nobody leads.'] },
      { kind: 'columns', lines: table },
      { kind: 'text', lines: ['The end.'] },
    ]);
    expect(widthOf(blocks)).toBe(15);
  });

  it('a line with gaps is text that may wrap where no other line has columns', () => {
    const blocks = blocksOf(['Hand: B1 B2   R5 R6']);
    expect(blocks).toEqual([{ kind: 'text', lines: ['Hand: B1 B2   R5 R6'] }]);
    expect(widthOf(blocks)).toBe(0);
  });

  it('a table goes on at a row that has its last cell only', () => {
    const picture = ['a b   c d', '      +2', '1 2   3 4'];
    expect(blocksOf(picture)).toEqual([{ kind: 'columns', lines: picture }]);
  });

  it('an empty line parts blocks and is not shown', () => {
    const blocks = blocksOf(['', 'One.', '', 'Two.', '']);
    expect(blocks.map(({ lines }) => lines)).toEqual([['One.'], ['Two.']]);
  });
});
