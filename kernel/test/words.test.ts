import { expect, it } from 'vitest';
import { seatMark, seatsIn, withNames } from '../words.ts';

const TEXT = `${seatMark(2)} takes a card from ${seatMark(0)}`;

it('players are marked in a text, and named once the names are known', () => {
  expect(seatsIn(TEXT)).toEqual([2, 0]);
  expect(seatsIn('a card is dealt')).toEqual([]);
  expect(withNames(TEXT, ['Ana', 'Bo', 'Cy'])).toBe('Cy takes a card from Ana');
});

it('a name that looks like a mark is left alone, and so is a seat without a name', () => {
  expect(withNames(TEXT, ['{2}', 'Bo', '{0}'])).toBe('{0} takes a card from {2}');
  expect(withNames(TEXT, ['Ana'])).toBe('{2} takes a card from Ana');
});
