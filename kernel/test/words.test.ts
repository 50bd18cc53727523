import { expect, it } from 'vitest';
import { readBy, READER, seatMark, seatsIn, toldOf, withNames } from '../words.ts';

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

it('French loses a vowel before names that begin with one, whoever they are', () => {
  const text = `la main de ${seatMark(0)} plus grande que ${seatMark(1)}`;
  expect(withNames(text, ['Ana', 'Éloi'])).toBe('la main d’Ana plus grande qu’Éloi');
  expect(withNames(text, ['Bo', 'Cy'])).toBe('la main de Bo plus grande que Cy');
  const reader = { seat: 0, word: 'vous' };
  expect(withNames(text, ['Ana', 'Bo'], reader)).toBe('la main de vous plus grande que Bo');
  expect(withNames(text, ['{1}', 'de {0}'])).toBe('la main de {1} plus grande que de {0}');
  expect(withNames(text, [])).toBe(text);
});

const NAMES = ['Ana', 'Bo', 'Cy'];
const told = (name: string): string =>
  `${name} ${toldOf(name, 'wins', 'win')} ${toldOf(name, `the trick of ${name}`, 'your trick')}`;

it('a text about a player has other words for that player, chosen when it is read', () => {
  const text = `${told(seatMark(2))}, ${told(seatMark(0))}`;
  const others = 'Cy wins the trick of Cy, Ana wins the trick of Ana';
  expect(seatsIn(text)).toEqual(expect.arrayContaining([2, 0]));
  expect(withNames(text, NAMES)).toBe(others);
  expect(withNames(text, NAMES, { seat: 1, word: 'you' })).toBe(others);
  expect(withNames(text, NAMES, { seat: 2, word: 'you' })).toBe(
    'you win your trick, Ana wins the trick of Ana',
  );
});

it('where the reader is known the words for the reader are there at once', () => {
  const [ana = '', bo = ''] = readBy(NAMES, 1);
  expect(told(ana)).toBe('Ana wins the trick of Ana');
  expect(told(bo)).toBe(`${READER} win your trick`);
  expect(readBy(NAMES, undefined)).toEqual(NAMES);
});

it('a name that looks like a mark gets the words for others', () => {
  expect(told('{1}!')).toBe('{1}! wins the trick of {1}!');
  expect(withNames(told(seatMark(0)), ['[1|a|b]'], { seat: 1, word: 'you' })).toBe(
    '[1|a|b] wins the trick of [1|a|b]',
  );
});
