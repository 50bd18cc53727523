import { expect, it } from 'vitest';
import { de, que } from '../index.ts';

it.each([
  ['Aurélie', 'd’Aurélie'],
  ['Émile', 'd’Émile'],
  ['Œdipe', 'd’Œdipe'],
  ['Hélène', 'd’Hélène'],
  ['Yves', 'd’Yves'],
  ['ysé', 'd’ysé'],
  ['Yann', 'de Yann'],
  ['Zoé', 'de Zoé'],
  ['Çağla', 'de Çağla'],
  ['42', 'de 42'],
  ['', 'de '],
])('French says of %s « %s »', (name, told) => {
  expect(de(name)).toBe(told);
});

it('French elides « que » as well', () => {
  expect(que('Aurélie')).toBe('qu’Aurélie');
  expect(que('Zoé')).toBe('que Zoé');
});
