import { describe, expect, it } from 'vitest';
import { blocksOf, widthOf } from '../blocks.ts';

describe('lines of a terminal', () => {
  it('are a table where two of them or more have columns, and sentences else', () => {
    const table = ['   Player  Laid', '▸  Ada     7'];
    const blocks = blocksOf(['Trick 1 of 5', 'Nobody leads.', ...table, 'The end.']);
    expect(blocks).toEqual([
      { kind: 'text', lines: ['Trick 1 of 5', 'Nobody leads.'] },
      { kind: 'columns', lines: table },
      { kind: 'text', lines: ['The end.'] },
    ]);
    expect(widthOf(blocks)).toBe(15);
  });

  it('are a list that may wrap where only one of them has gaps', () => {
    const blocks = blocksOf(['Hand: B1 B2   R5 R6']);
    expect(blocks).toEqual([{ kind: 'text', lines: ['Hand: B1 B2   R5 R6'] }]);
    expect(widthOf(blocks)).toBe(0);
  });

  it('go on in a table where a row has its last cell only', () => {
    const picture = ['a b   c d', '      +2', '1 2   3 4'];
    expect(blocksOf(picture)).toEqual([{ kind: 'columns', lines: picture }]);
  });

  it('are parted by an empty one, which is not shown', () => {
    const blocks = blocksOf(['', 'One.', '', 'Two.', '']);
    expect(blocks.map(({ lines }) => lines)).toEqual([['One.'], ['Two.']]);
  });
});
