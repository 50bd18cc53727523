import { expect, it } from 'vitest';
import { looksAlike, readName } from '../index.ts';

it.each([
  ['Zoé', 'Zoé'],
  ['  Anne   Marie ', 'Anne Marie'],
  // Composed, so that the same name is the same text.
  ['Zoe\u0301', 'Zoé'],
  // Markup is text.
  ['<b>x</b>', '<b>x</b>'],
  ['😀'.repeat(24), '😀'.repeat(24)],
  // What is seen as one letter counts as one, however it is put together.
  ['👩‍👩‍👧‍👦'.repeat(24), '👩‍👩‍👧‍👦'.repeat(24)],
  ['❤️ 🇫🇷', '❤️ 🇫🇷'],
  ['क्षत्रिय', 'क्षत्रिय'],
  ['ที่รัก', 'ที่รัก'],
  ['Nguyễn', 'Nguyễn'],
  ['★ 1st! ★', '★ 1st! ★'],
])('the name %j is read as %j', (input, name) => {
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
  // Letters and symbols without a shape: a filler, a half-width one, an empty braille cell.
  '\u3164',
  'Ann\u3164',
  '\uFFA0',
  '\u2800',
  'A\u2800B',
  '\u115F\u1160',
  // Marks without a letter, marks that are not seen, and piles of them.
  '\u0301',
  ' \u0301',
  'a \u0301',
  'a\u034F',
  'a\uFE0F',
  `a${'\u0301'.repeat(8)}`,
  // Joiners between what nobody joins.
  'a\u200Db',
  '😀\u200D',
  '\uFFFC',
  '👩‍👩‍👧‍👦'.repeat(25),
])('the name %j is refused', (input) => {
  expect(readName(input)).toBeUndefined();
});

it('a line break in a name is read as a blank', () => {
  expect(readName('a\nb')).toBe('a b');
});

it.each([
  ['Ann', 'ann'],
  ['Ann', ' A n-n. '],
  ['Zoé', 'Zoe'],
  ['Straße', 'STRASSE'],
  // Cyrillic, Greek, full-width, mathematical.
  ['Oscar', 'Оѕсаг'],
  ['Anton', 'Αntοn'],
  ['Ann', 'Ａｎｎ'],
  ['Ann', '𝐀𝐧𝐧'],
  ['НИНА', 'нина'],
  ['ΜΑΡΙΑ', 'Μαρία'],
  ['Helen', 'НЕLЕN'],
  ['Otto', '0tt0'],
  ['Bill', 'BIll'],
  ['Lili', 'L1l1'],
  ['★', '★'],
  ['...', '...'],
])('the names %s and %s look alike', (one, other) => {
  expect([looksAlike(one, other), looksAlike(other, one)]).toEqual([true, true]);
});

it.each([
  ['Ann', 'Anna'],
  ['Ann', 'Ben'],
  ['Bot 1', 'Bot 2'],
  ['Bot 3', 'Bot 8'],
  ['★', '♥'],
  ['...', '!!!'],
  ['Ann', '...'],
  ['Ира', 'Юра'],
  ['太郎', '花子'],
])('the names %s and %s do not look alike', (one, other) => {
  expect([looksAlike(one, other), looksAlike(other, one)]).toEqual([false, false]);
});
