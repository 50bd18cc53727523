import { expect, it } from 'vitest';
import { english } from '../en.ts';
import { french } from '../fr.ts';

it('a team that is first is so in the feminine in French, alone or beside another', () => {
  expect(french.over.teamPlace(1, 2, false)).toBe('Votre équipe est 1ʳᵉ sur 2');
  expect(french.over.teamPlace(1, 2, true)).toBe('Votre équipe est 1ʳᵉ ex æquo');
  expect(french.over.teamPlace(2, 2, false)).toBe('Votre équipe est 2ᵉ sur 2');
  expect(french.over.yourPlace(1, 4, false)).toBe('Vous êtes 1ᵉʳ sur 4');
});

it('English counts first, second and third by their own endings', () => {
  const told = [1, 2, 3, 4].map((place) => english.over.ordinal(place));
  expect(told).toEqual(['1st', '2nd', '3rd', '4th']);
});
