import { expect, it } from 'vitest';
import { readName } from '../index.ts';

it.each([
  ['Zoé', 'Zoé'],
  ['  Anne   Marie ', 'Anne Marie'],
  // Composed, so that the same name is the same text.
  ['Zoe\u0301', 'Zoé'],
  // Markup is text.
  ['<b>x</b>', '<b>x</b>'],
  ['😀'.repeat(24), '😀'.repeat(24)],
])('takes %j as %j', (input, name) => {
  expect(readName(input)).toBe(name);
});

it.each([
  '',
  '   ',
  'x'.repeat(25),
  'a\u0000b',
  // Turns round what follows it.
  'a\u202Eb',
  'a\u200Bb',
  '\uD800',
  ' '.repeat(1000),
])('refuses %j', (input) => {
  expect(readName(input)).toBeUndefined();
});

it('takes a line break for a blank', () => {
  expect(readName('a\nb')).toBe('a b');
});
