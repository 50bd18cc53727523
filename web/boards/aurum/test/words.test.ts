import { expect, it } from 'vitest';
import { cardName } from '../words.ts';
import { english } from '../words.en.ts';
import { french } from '../words.fr.ts';

it('French elides before a vowel', () => {
  const { report, places, swap } = french;
  expect(report.shown('Aurélie')).toBe('La main qu’Aurélie montre');
  expect(report.shown('Zoé')).toBe('La main que Zoé montre');
  expect(places.stock('Aurélie')).toBe('Or d’Aurélie');
  expect(places.handOf('Émile')).toBe('Main d’Émile');
  expect(swap.of('Yves')).toBe('Celle d’Yves');
  expect(swap.card('Émile')).toMatch(/qui remplacera l’enchère d’Émile\.$/);
});

it('cards come with their article in French, and no line ends before a value', () => {
  expect(french.hand.playNow(cardName(37, 'fr'))).toBe('Jouer l’argent\u00A07');
  expect(french.trick.gains(cardName(1, 'fr'))).toBe('reçoit le bismuth\u00A01');
});

it('what lies in the trick is excepted: one metal, or several', () => {
  expect(french.hand.play(['argent'])).toContain(', mais pas d’argent (déjà dans le pli)');
  expect(french.hand.play(['zinc'])).toContain(', mais pas de zinc (');
  expect(french.hand.play(['argent', 'zinc'])).toContain(', mais pas d’argent ni de zinc (');
  const three = french.hand.play(['cuivre', 'argent', 'zinc']);
  expect(three).toContain(', mais pas de cuivre, d’argent ni de zinc (');
  expect(english.hand.play(['silver'])).toContain('except silver (already in the trick)');
  expect(english.hand.play(['copper', 'silver', 'zinc'])).toContain('copper, silver or zinc (');
});
