import { GAMES } from '@pepite/games';
import { itemNamed, type OptionSpecs } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { fieldsOf, marksOf, tellEdit, valuesOf } from '../form/edits.ts';

const options: OptionSpecs = GAMES.find(({ id }) => id === 'or-etc')?.options ?? {};
const cards = itemNamed(options, 'cards');
const WORDS = { removed: 'left out' };

describe('a change of the rules in the form', () => {
  it('a table of cards offers its numbers, and what tells cards apart', () => {
    expect(fieldsOf(cards)).toEqual(['exits', 'value', 'copies']);
    expect(marksOf(cards)).toEqual(['pattern', 'exits', 'value', 'copies']);
    expect(valuesOf(cards, 'value')).toEqual([1, 2, 3, 4, 5]);
    expect(fieldsOf(itemNamed(options, 'sheets'))).toEqual([]);
  });

  it('a change is told in a line, with where it is made', () => {
    expect(tellEdit({ option: 'cards', where: { value: 3 }, add: { exits: 1 } }, WORDS)).toBe(
      'cards: exits + 1 (value = 3)',
    );
    expect(tellEdit({ option: 'sheets', add: -1 }, WORDS)).toBe('sheets: − 1');
    expect(tellEdit({ option: 'sheets', times: 2 }, WORDS)).toBe('sheets: × 2');
    expect(tellEdit({ option: 'cards', where: { pattern: 'XXX--' }, remove: true }, WORDS)).toBe(
      'cards: left out (pattern = XXX--)',
    );
  });
});
